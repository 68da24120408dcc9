import { useFormikContext } from 'formik'
import { SelectField, TextareaField, TextField } from '../../../shared/form/fields.tsx'
import * as S from './sections.styles.ts'
import type { ListingValues } from '../values/form-values.ts'
import { contentTypeOptions, genreOptions, mediumOptions, ratingOptions } from './options.ts'

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
      <S.Full>
        <TextareaField name="targetAudience" label="Target audience" help="Who reads it, or would watch it." />
      </S.Full>
    </S.Grid>
  )
}
