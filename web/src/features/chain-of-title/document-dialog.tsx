import type { ChainDocument } from '@storyright/contracts/http'
import { catalogueAddresses, chainDocumentTypes } from '@storyright/contracts/vocabulary'
import { AppForm } from '../../shared/form/app-form.tsx'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { papers } from '../../shared/upload/upload-kinds.ts'
import { useUpload } from '../../shared/upload/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { useAddDocumentMutation, useChangeDocumentMutation } from './chain.api.ts'
import { type DocumentFields, documentRules, fieldsOf, formOf } from './document.rules.ts'
import { DocumentFieldset } from './document-fieldset.tsx'

type DocumentDialogProps = {
  listingId: string
  chain: readonly ChainDocument[]
  /** `null` for a new one. */
  document: ChainDocument | null
  onClose: () => void
}

/** Adds a document to the chain, or changes one; either is a draft afterwards. */
export function DocumentDialog({ listingId, chain, document, onClose }: DocumentDialogProps) {
  const [add] = useAddDocumentMutation()
  const [change] = useChangeDocumentMutation()
  const uploading = useUpload(papers({ address: catalogueAddresses.uploadDocument }))
  const title = document ? `Edit ${chainDocumentTypes[document.type]}` : 'Add Document'
  const submit = async (typed: DocumentFields) => {
    const form = formOf(typed)
    const saved = (document ? change({ listingId, id: document.id, form }) : add({ listingId, form })).unwrap()
    const description = 'It is a draft until you submit it.'
    const done = { title: document ? 'Document Changed' : 'Document Added', description }
    if (await runWithToast(() => saved, done, 'The document was not saved')) onClose()
    else await saved // the form shows what was refused
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} wide>
      <AppForm
        label={title}
        initial={fieldsOf(document, chain)}
        rules={documentRules}
        onSubmit={submit}
        onLeaving="asks"
      >
        {({ busy }) => (
          <>
            <DocumentFieldset document={document} chain={chain} uploading={uploading} />
            <FormActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy} disabled={uploading.busy}>
                Save Draft
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  )
}
