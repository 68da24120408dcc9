import type { ChainDocument } from '@storyright/contracts/http'
import { chainDocumentTypes } from '@storyright/contracts/vocabulary'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useRemoveDocumentMutation } from './chain.api.ts'

/** Asks before a document is taken out of the chain. */
export function RemoveDocument({ document, onClose }: { document: ChainDocument; onClose: () => void }) {
  const [remove, { isLoading }] = useRemoveDocumentMutation()
  const name = chainDocumentTypes[document.type]
  const confirm = async () => {
    const done = { title: 'Document Removed', description: `${name} is no longer in the chain.` }
    await runWithToast(() => remove(document).unwrap(), done, 'The document was not removed')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove “${name}”?`}
      description="It leaves the chain at once. The history keeps what it said."
      confirm="Remove"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
