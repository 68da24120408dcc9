import { paging } from '@storyright/contracts/vocabulary'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useExportDataMutation } from './account.api.ts'

/** Downloads all of the user's data as one file. */
export function ExportData() {
  const [read, { isLoading }] = useExportDataMutation()
  const save = async () => {
    try {
      const data = await read().unwrap()
      saveAs('storyright-data.json', data)
      if (isCut(data)) toast({ title: 'Not Everything Fits', description: cutWords, variant: 'destructive' })
    } catch (error) {
      toastFailure('Download Failed', error, 'Your data could not be gathered. Please try again.')
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void save()}>
      Download My Data
    </Button>
  )
}

const cutWords = `A list in your file ends at ${paging.listMaximum.toLocaleString('en-GB')} rows: its newest. “mayLackOlderRows” in the file names it; write to us for the rest.`
const isCut = ({ mayLackOlderRows: lists }: Record<string, unknown>) => Array.isArray(lists) && lists.length > 0

function saveAs(name: string, data: unknown) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
