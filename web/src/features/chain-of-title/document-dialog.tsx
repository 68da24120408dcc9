import type { ChainDocument, ChainDocumentForm } from '@storyright/contracts/http'
import {
  type ChainDocumentType,
  catalogueAddresses,
  chainDocumentTypes,
  chainDocumentTypeValues,
  limits,
} from '@storyright/contracts/vocabulary'
import { useField } from 'formik'
import { type InferType, object, string } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { freeText, link, required } from '../../shared/form/rules.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { FileUpload } from '../../shared/upload/file-upload.tsx'
import { papers } from '../../shared/upload/upload-kinds.ts'
import { type UploadState, useUpload } from '../../shared/upload/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { useAddDocumentMutation, useChangeDocumentMutation } from './chain.api.ts'
import * as S from './chain.styles.ts'

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

const typeChoices = [
  { value: '', label: 'Choose a type' },
  ...chainDocumentTypeValues.map((type) => ({ value: type, label: chainDocumentTypes[type] })),
]

type DocumentFieldsetProps = {
  document: ChainDocument | null
  chain: readonly ChainDocument[]
  uploading: UploadState<{ fileUrl: string }>
}

/** The fields of a document. */
function DocumentFieldset({ document, chain, uploading }: DocumentFieldsetProps) {
  const [, , address] = useField<string>('fileUrl')
  return (
    <>
      <Pair>
        <SelectField name="type" label="Document type" options={typeChoices} />
        <SelectField name="position" label="Place in the chain" options={placesFor(document, chain)} />
      </Pair>
      <Pair>
        <TextField name="grantor" label="From" />
        <TextField name="grantee" label="To" />
      </Pair>
      <Pair>
        <TextField name="date" label="Date" type="date" optional />
        <TextField name="territory" label="Territory" optional />
      </Pair>
      <TextField name="fileUrl" label="File" type="url" inputMode="url" help="Its web address, or upload it" optional />
      <S.UnderField>
        <FileUpload uploading={uploading} onSent={({ fileUrl }) => void address.setValue(fileUrl)} />
      </S.UnderField>
      <TextareaField name="note" label="Note" rows={3} count={{ max: limits.longText, unit: 'characters' }} optional />
    </>
  )
}

const party = (message: string) => required(message, limits.title).default('')
const isDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const documentRules = object({
  type: string()
    .default('')
    .test('type', 'Document type is required', (text) => Object.hasOwn(chainDocumentTypes, text)),
  grantor: party('Who grants the rights is required'),
  grantee: party('Who receives the rights is required'),
  date: string()
    .default('')
    .test('date', 'Please give the date as year-month-day', (text) => !text || isDate(text)),
  territory: freeText(limits.title),
  fileUrl: link('Must be a valid URL'),
  note: freeText(limits.longText),
  position: string().default(''),
})
type DocumentFields = InferType<typeof documentRules>

/** What the form begins with: the document as it is, or a new one that takes the rights from where they are. */
export function fieldsOf(document: ChainDocument | null, chain: readonly ChainDocument[]): DocumentFields {
  const { type, grantor, grantee, date, territory, fileUrl, note, position } = document ?? {}
  return {
    type: type ?? '',
    grantor: grantor ?? chain.at(-1)?.grantee ?? '',
    grantee: grantee ?? '',
    date: date ?? '',
    territory: territory ?? '',
    fileUrl: fileUrl ?? '',
    note: note ?? '',
    position: String(position ?? ''),
  }
}

/** The request: blank fields become null. Without a position a new document comes last, whatever was added meanwhile. */
export function formOf(typed: DocumentFields): ChainDocumentForm {
  const { type, grantor, grantee, date, territory, fileUrl, note, position } = documentRules.cast(typed)
  const blankless = { date: date || null, territory: territory || null, fileUrl: fileUrl || null, note: note || null }
  const place = position ? { position: Number(position) } : {}
  return { type: type as ChainDocumentType, grantor, grantee, ...blankless, ...place }
}

/** The places that a document can take among the others; a new one has none yet, and then comes last. */
export const placesFor = (document: ChainDocument | null, chain: readonly ChainDocument[]) => [
  ...(document ? [] : [{ value: '', label: 'At the end' }]),
  ...chain.map((_document, at) => ({ value: String(at + 1), label: String(at + 1) })),
]
