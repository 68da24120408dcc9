import { CheckboxField, TextareaField, TextField } from '../../../shared/form/fields.tsx'
import { CoverField } from '../fields/cover-field.tsx'
import { GalleryField } from '../fields/gallery-field.tsx'
import * as S from './sections.styles.ts'

/** How the work shows itself. */
export function Marketing() {
  return (
    <S.Grid>
      <S.Full>
        <CoverField />
      </S.Full>
      <S.Full>
        <GalleryField />
      </S.Full>
      <S.Full>
        <TextField name="trailerUrl" label="Trailer" type="url" placeholder="https://" optional />
      </S.Full>
      <S.Full>
        <CheckboxField name="marketingMaterials" label="Marketing materials are available" />
      </S.Full>
      <S.Full>
        <TextareaField name="uniqueSellingPoints" label="Unique selling points" optional />
      </S.Full>
      <S.Full>
        <TextareaField name="comparableTitles" label="Comparable titles" optional />
      </S.Full>
      <S.Full>
        <TextareaField name="socialMediaPresence" label="Social media presence" optional />
      </S.Full>
    </S.Grid>
  )
}
