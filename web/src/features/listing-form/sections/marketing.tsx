import type { Listing } from '@storyright/contracts/http'
import { membershipTimes } from '@storyright/contracts/vocabulary'
import { useField, useFormikContext } from 'formik'
import styled from 'styled-components'
import { Cover } from '../../../entities/cover/cover.tsx'
import { EarlyMark } from '../../../entities/listing/early-mark.tsx'
import { TextField } from '../../../shared/form/fields.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { theme } from '../../../ui/theme/theme.ts'
import { GalleryField, ImageUpload } from '../fields/gallery-field.tsx'
import { derivedMediums, type ListingValues } from '../values/form-values.ts'
import * as S from './sections.styles.ts'
import { WideText, WideTick } from './wide-fields.tsx'

const Place = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  > div:last-child {
    display: grid;
    gap: ${theme.s3};
  }
`

/** How the work shows itself, and to whom first, which is decided when it is added. */
export function Marketing({ listing }: { listing: Listing | null }) {
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
      {listing ? (
        <S.Full>
          <EarlyMark until={listing.earlyAccessUntil} />
        </S.Full>
      ) : (
        <WideTick name="earlyAccess" label="Premium members first" help={earlyHelp} />
      )}
    </S.Grid>
  )
}

const earlyHelp = `For the first ${membershipTimes.earlyAccessHours} hours only premium members find it and can make offers; then it is open to everybody. You can’t turn this on later.`

/** The cover by upload or by its address, beside what it will look like; without one it is drawn. */
function CoverField() {
  const { title, author, genre, medium, contentType } = useFormikContext<ListingValues>().values
  const [{ value: address }, , { setValue }] = useField<string>('coverImageUrl')
  return (
    <Place>
      <Cover
        id="preview"
        title={title || 'Title'}
        author={author}
        genre={genre}
        medium={medium || derivedMediums[contentType]}
        imageUrl={address}
        eager
      />
      <div>
        <ImageUpload field="coverImageUrl" label="Upload cover" room={1} onImage={(url) => void setValue(url)} />
        <TextField
          name="coverImageUrl"
          label="Cover image"
          type="url"
          placeholder="https://"
          help="Without an image we draw a cover from title, author and genre."
          optional
        />
        {address && (
          <div>
            <Button small onClick={() => void setValue('')}>
              Remove cover
            </Button>
          </div>
        )}
      </div>
    </Place>
  )
}
