import { TextField } from '../../../shared/form/fields.tsx'
import { CoverField } from '../fields/cover-field.tsx'
import { GalleryField } from '../fields/gallery-field.tsx'
import * as S from './sections.styles.ts'
import { WideText, WideTick } from './wide-fields.tsx'

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
      <WideTick name="marketingMaterials" label="Marketing materials are available" />
      <WideText name="uniqueSellingPoints" label="Unique selling points" />
      <WideText name="comparableTitles" label="Comparable titles" />
      <WideText name="socialMediaPresence" label="Social media presence" />
    </S.Grid>
  )
}
