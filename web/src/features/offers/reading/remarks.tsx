import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
import { money } from '../../../entities/money/money.ts'
import { disputeWords, type Onlooker } from '../../../entities/offer/offer-words.ts'
import { Note } from '../../../ui/state/note.tsx'
import { theme } from '../../../ui/theme/theme.ts'
import { FeeChoice } from '../after-the-deal/fee-choice.tsx'
import { OptionNotices } from '../after-the-deal/option-notices.tsx'
import { ChangedListing } from './changed-listing.tsx'

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

/** What happened to a charge afterwards: a refund or a dispute. */
function MoneyRemarks({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  const { refundedAmount, offerPrice, disputeStatus, feeReturn } = offer
  const own = onlooker === 'producer'
  const refunded =
    refundedAmount >= offerPrice ? money(refundedAmount) : `${money(refundedAmount)} of ${money(offerPrice)}`
  return (
    <>
      {refundedAmount > 0 && <Note>{`${refunded} was refunded to ${own ? 'your card' : 'the producer’s card'}.`}</Note>}
      {disputeStatus && (
        <Note tone="wait">
          {`The payment was disputed at ${own ? 'your bank' : 'the producer’s bank'}: ${disputeWords(disputeStatus)}.`}
        </Note>
      )}
      {feeReturn?.choice === 'keep' && (
        <Note>{['The option continues without its fee.', feeReturn.note].filter(Boolean).join(' ')}</Note>
      )}
      {feeReturn?.canChoose && <FeeChoice offer={offer} />}
    </>
  )
}
