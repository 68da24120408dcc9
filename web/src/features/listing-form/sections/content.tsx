import { limits } from '@storyright/contracts/vocabulary'
import { SelectField, TextareaField, TextField } from '../../../shared/form/fields.tsx'
import * as S from './sections.styles.ts'
import { publicationOptions } from './options.ts'

/** The story, and how it has come out. */
export function Content() {
  return (
    <S.Grid>
      <S.Full>
        <TextareaField
          name="logline"
          label="Logline"
          rows={2}
          count={{ max: limits.logline, unit: 'characters' }}
          help="Shown on the card. Without one, the synopsis’s first sentences are."
          optional
        />
      </S.Full>
      <S.Full>
        <TextareaField
          name="synopsis"
          label="Synopsis"
          rows={7}
          count={{ max: limits.synopsisMaximum, unit: 'characters' }}
        />
      </S.Full>
      <SelectField name="publicationStatus" label="Publication status" options={publicationOptions} optional />
      <TextField name="publisher" label="Publisher" optional />
      <TextField name="publicationDate" label="Publication date" placeholder="1868, or 4 March 2026" optional />
      <TextField name="edition" label="Edition" optional />
      <TextField name="isbn" label="ISBN" optional />
      <S.Pair>
        <TextField name="pageCount" label="Page count" type="number" inputMode="numeric" min={1} optional />
        <TextField name="wordCount" label="Word count" type="number" inputMode="numeric" min={1} optional />
      </S.Pair>
      <S.Full>
        <TextareaField name="samplePages" label="Sample pages" help="A passage, or a link to one." optional />
      </S.Full>
    </S.Grid>
  )
}
