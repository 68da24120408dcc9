import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
import type { Onlooker } from '../../../entities/offer/offer-words.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { OptionNotices } from '../after-the-deal/option-notices.tsx'
import { ChangedListing } from './changed-listing.tsx'
import { MoneyRemarks } from './money-remarks.tsx'

const Face = styled.div`
  display: grid;
  gap: ${theme.s6};
  margin-top: ${theme.s6};
  &:empty {
    display: none;
  }
`

/** What has to be known besides; nothing, for most offers. */
export function Remarks({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  return (
    <Face>
      <MoneyRemarks offer={offer} onlooker={onlooker} />
      <ChangedListing offer={offer} />
      <OptionNotices offer={offer} onlooker={onlooker} />
    </Face>
  )
}
