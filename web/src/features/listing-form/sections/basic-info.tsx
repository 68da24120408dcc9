import { useFormikContext } from 'formik'
import { SelectField, TextField } from '../../../shared/form/fields.tsx'
import type { ListingValues } from '../values/form-values.ts'
import { contentTypeOptions, genreOptions, mediumOptions, ratingOptions } from './options.ts'
import * as S from './sections.styles.ts'
import { WideText } from './wide-fields.tsx'

/** What the work is. */
export function BasicInfo() {
  const { genre, medium } = useFormikContext<ListingValues>().initialValues
  return (
    <S.Grid>
      <S.Full>
        <TextField name="title" label="Title" />
      </S.Full>
      <TextField name="author" label="Author" />
      <SelectField name="contentType" label="Content type" options={contentTypeOptions} />
      <SelectField name="medium" label="IP medium" options={mediumOptions(medium)} optional />
      <SelectField name="genre" label="Genre" options={genreOptions(genre)} />
      <TextField name="subgenre" label="Subgenre" optional />
      <SelectField name="contentRating" label="Content rating" options={ratingOptions} optional />
      <WideText
        name="targetAudience"
        label="Target audience"
        help="Who reads it, or would watch it."
        optional={false}
      />
    </S.Grid>
  )
}
