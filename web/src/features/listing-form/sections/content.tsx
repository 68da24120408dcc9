import { isbn13, isVisible, limits } from '@storyright/contracts/vocabulary'
import { useField } from 'formik'
import { SelectField, TextField } from '../../../shared/form/fields.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { publicationOptions } from './options.ts'
import * as S from './sections.styles.ts'
import { WideText } from './wide-fields.tsx'

/** An ISBN is checked and taken as it is: some books were printed with a wrong one. */
function IsbnField() {
  const [{ value }, { touched }] = useField<string>('isbn')
  const isDoubtful = touched && isVisible(value) && isbn13(value) === null
  const doubt = 'This is no ISBN: one has 10 or 13 digits, and its last fits the others. Please look at it once more.'
  return <TextField name="isbn" label="ISBN" help={<span role="status">{isDoubtful && doubt}</span>} optional />
}

/** The story, and how it has come out. */
export function Content() {
  return (
    <S.Grid>
      <WideText
        name="logline"
        label="Logline"
        rows={2}
        count={{ max: limits.logline, unit: 'characters' }}
        help="Shown on the card. If you leave this empty, we use the start of the synopsis."
      />
      <WideText
        name="synopsis"
        label="Synopsis"
        rows={7}
        count={{ max: limits.synopsisMaximum, unit: 'characters' }}
        optional={false}
      />
      <SelectField name="publicationStatus" label="Publication status" options={publicationOptions} optional />
      <TextField name="publisher" label="Publisher" optional />
      <TextField name="publicationDate" label="Publication date" placeholder="1868, or 4 March 2026" optional />
      <TextField name="edition" label="Edition" optional />
      <IsbnField />
      <S.Pair>
        <NumberField name="pageCount" kind="count" label="Page count" optional />
        <NumberField name="wordCount" kind="count" label="Word count" optional />
      </S.Pair>
      <WideText name="samplePages" label="Sample pages" help="A passage, or a link to one." />
    </S.Grid>
  )
}
