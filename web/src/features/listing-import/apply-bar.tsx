import type { ListingImport } from '@storyright/contracts/http'
import { useState } from 'react'
import { newKey } from '../../shared/new-key.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { hasUnsaved } from '../../ui/dialog/unsaved.ts'
import { applyWords, counted, number, totalOf } from './import-words.ts'
import { useApplyImportMutation } from './imports.api.ts'
import * as S from './listing-import.styles.ts'

/** How much of the file is ticked, and the step that changes listings. */
export function ApplyBar({ listingImport }: { listingImport: ListingImport }) {
  const { id, counts } = listingImport
  const [key, setKey] = useState<string | null>(null)
  const [apply, { isLoading }] = useApplyImportMutation()
  const what = `Apply ${counted(counts.included, 'listing')}`
  const confirm = async () => {
    try {
      await apply({ id, key: key! }).unwrap()
    } catch (error) {
      toastFailure('Not applied', error)
    }
    setKey(null)
  }
  return (
    <S.Bar>
      <p role="status">
        {counts.included > 0
          ? `${number(counts.included)} of ${counted(totalOf(listingImport), 'row')} ticked`
          : 'No complete row is ticked yet.'}
      </p>
      <Button variant="primary" disabled={counts.included === 0} onClick={() => setKey(newKey())}>
        {what}
      </Button>
      <ConfirmDialog
        open={key !== null}
        onOpenChange={() => setKey(null)}
        title={`${what}?`}
        description={`${hasUnsaved() ? 'What you typed above and did not save is not part of it. ' : ''}${applyWords(listingImport)}`}
        confirm={what}
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </S.Bar>
  )
}
