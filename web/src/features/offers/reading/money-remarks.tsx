import type { Offer } from '@storyright/contracts/http'
import { money } from '../../../entities/money/money.ts'
import { disputeWords } from '../../../entities/offer/dispute-words.ts'
import type { Onlooker } from '../../../entities/offer/offer-words.ts'
import { Note } from '../../../ui/state/note.tsx'
import { FeeChoice } from '../after-the-deal/fee-choice.tsx'

/** What happened to a charge afterwards: a refund or a dispute. */
export function MoneyRemarks({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  const { refundedAmount, offerPrice, disputeStatus, feeReturn } = offer
  const own = onlooker === 'producer'
  const refunded =
    refundedAmount >= offerPrice ? money(refundedAmount) : `${money(refundedAmount)} of ${money(offerPrice)}`
  return (
    <>
      {refundedAmount > 0 && <Note>{`${refunded} went back to ${own ? 'your card' : 'the producer’s card'}.`}</Note>}
      {disputeStatus && (
        <Note tone="wait">
          {`The payment was disputed at ${own ? 'your bank' : 'the producer’s bank'}: ${disputeWords(disputeStatus)}.`}
        </Note>
      )}
      {feeReturn?.choice === 'keep' && (
        <Note>{['The option goes on without its fee.', feeReturn.note].filter(Boolean).join(' ')}</Note>
      )}
      {feeReturn?.canChoose && <FeeChoice offer={offer} />}
    </>
  )
}
