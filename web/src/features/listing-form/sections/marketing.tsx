import type { Listing } from '@storyright/contracts/http'
import { membershipTimes } from '@storyright/contracts/vocabulary'
import { EarlyMark } from '../../../entities/listing/early-mark.tsx'
import { TextField } from '../../../shared/form/fields.tsx'
import { CoverField } from '../fields/cover-field.tsx'
import { GalleryField } from '../fields/gallery-field.tsx'
import * as S from './sections.styles.ts'
import { WideText, WideTick } from './wide-fields.tsx'

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
