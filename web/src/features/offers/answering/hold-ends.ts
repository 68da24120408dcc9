import type { Offer } from '@storyright/contracts/http'
import { day, type OfferMoment } from '@storyright/contracts/vocabulary'
import { waitsForAnswer } from '../../../entities/offer/offer-state.ts'

/** How the hold of an offer ends, or ended: "24 Nov 2026", "Charged 18 Nov 2026". */
export function holdEnds(offer: Offer): string {
  const { paymentStatus, holdExpiresAt } = offer
  switch (paymentStatus) {
    case 'captured':
      return since('Charged', offer, 'captured')
    case 'released':
      return since('Released', offer, 'released')
    case 'expired':
      return since('Ran out', offer, 'expired')
    default:
      return waitsForAnswer(offer) && holdExpiresAt ? day(holdExpiresAt) : ''
  }
}

function since(word: string, { timeline }: Offer, wanted: OfferMoment) {
  const at = timeline.findLast(({ moment }) => moment === wanted)?.at
  return at ? `${word} ${day(at)}` : word
}

const dayLength = 86_400_000
const soon = 3

/** "in 3 days" for a hold that ends soon, while the offer can still be answered. */
export function timeLeft(offer: Offer, now: Date): string | null {
  if (!waitsForAnswer(offer) || !offer.holdExpiresAt) return null
  const left = Math.ceil((Date.parse(offer.holdExpiresAt) - now.getTime()) / dayLength)
  if (left > soon) return null
  return left <= 1 ? 'within a day' : `in ${left} days`
}
