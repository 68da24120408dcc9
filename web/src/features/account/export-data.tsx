import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { useExportDataMutation } from './account.api.ts'

/** Downloads all of the user's data as one file. */
export function ExportData() {
  const [read, { isLoading }] = useExportDataMutation()
  const save = async () => {
    try {
      saveAs('storyright-data.json', await read().unwrap())
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

function saveAs(name: string, data: unknown) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
