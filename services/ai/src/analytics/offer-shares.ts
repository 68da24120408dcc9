import { dayOf, type Share } from './share.ts'
import { type OfferSaid, type Step, stepsOf } from './step.ts'

/**
 * What an offer adds to the funnel and to the money. It reaches its agent once; a hold that is renewed is money held again, and an
 * offer that expires, is renewed and expires again has expired twice.
 */
export function offerShares(steps: readonly Step[], listingId: string | null): Share[] {
  const told = stepsOf(steps, 'offer')
  const first = told[0]?.said
  if (!first) return []
  const share = (series: string, at: Date, count = 1): Share => ({ series, of: null, day: dayOf(at), count })
  const shares = [share('offers.created', first.born), { ...share('listing.offers', first.born), of: listingId }]
  let before = unpaid
  // What came before an offer was first heard of has no other day than the offer's own.
  const unheard = { at: first.born, said: { ...first, ...(first.hasReached ? held : unpaid) } }
  for (const { at, said } of [unheard, ...told]) {
    const { status, payment, hasReached, price } = said
    const acceptedAt = said.acceptedAt ?? at
    if (hasReached && !before.hasReached) shares.push(share('offers.held', at))
    if (status !== before.status && status !== 'pending')
      shares.push(share(`offers.${status}`, status === 'accepted' ? acceptedAt : at))
    if (payment !== before.payment) {
      if (payment === 'held') shares.push(share('money.held', at, price))
      else if (payment === 'captured') shares.push(share('money.captured', acceptedAt, price))
      else if (before.payment === 'held') shares.push(share('money.released', at, price))
    }
    // What went back is taken off where it was counted, so that no day is below nothing; a bank may send it to us again.
    const more = (said.returned ?? 0) - (before.returned ?? 0)
    if (more !== 0) shares.push(share('money.captured', acceptedAt, -more))
    before = said
  }
  return shares
}

type OfferState = Pick<OfferSaid, 'status' | 'payment' | 'hasReached' | 'returned'>
const unpaid: OfferState = { status: 'pending', payment: 'requires_payment', hasReached: false }
const held: OfferState = { status: 'pending', payment: 'held', hasReached: true }
