import { page } from '@storyright/contracts/vocabulary'
import type { Link } from '../../mail/letters/draft.ts'
import type { Deal, Party } from './deal.ts'

/** What a side can do next, as the button of a letter leads there. */
export type NextStep = (deal: Deal) => Link

const offerForm = ({ publicUrl, offer }: Deal) =>
  `${publicUrl}${page('submitOffer').path.replace(':listingId', offer.listingId)}`

export const offerAgain: NextStep = (deal) => ({ label: 'Make another offer', url: offerForm(deal) })
export const findAnother: NextStep = ({ publicUrl }) => ({
  label: 'Find another title',
  url: `${publicUrl}${page('listings').path}`,
})
export function seeOffer({ pageUrl }: Party): Link {
  return { label: 'See the offer', url: pageUrl }
}
