import type { ChainDocument } from '@storyright/contracts/http'
import { chainDocumentTypes, chainDocumentTypeValues, limits } from '@storyright/contracts/vocabulary'
import { useField } from 'formik'
import { SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { FileUpload } from '../../shared/upload/file-upload.tsx'
import type { Uploading } from '../../shared/upload/use-upload.ts'
import * as S from './chain.styles.ts'
import { placesFor } from './document.rules.ts'

const typeChoices = [
  { value: '', label: 'Choose a type' },
  ...chainDocumentTypeValues.map((type) => ({ value: type, label: chainDocumentTypes[type] })),
]

type DocumentFieldsetProps = {
  document: ChainDocument | null
  chain: readonly ChainDocument[]
  uploading: Uploading<{ fileUrl: string }>
}

/** The fields of a document. */
export function DocumentFieldset({ document, chain, uploading }: DocumentFieldsetProps) {
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
