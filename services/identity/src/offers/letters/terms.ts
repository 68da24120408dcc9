import { day, page } from '@storyright/contracts/vocabulary'
import type { Link, Table } from '../../mail/letters/draft.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import type { Deal, Party } from './deal.ts'
import { moment, money } from './words.ts'

/** A letter is no contract: it names so many lines, and counts the others. */
const LINES = 5

/** Rights line by line; none where the listing has all of them. */
export function rightsRows(words: readonly string[], label = 'Rights'): Table['rows'] {
  const named = words.slice(0, LINES)
  const more = words.length - named.length
  return [
    ...named.map((line, place): [string, string] => [named.length > 1 ? `${label} ${place + 1}` : label, line]),
    ...(more > 0 ? [[label, `and ${more} more`] satisfies [string, string]] : []),
  ]
}

/** The offered or agreed terms, line by line; `from` names the producer to the agent. */
export function termsOf({ offer, producer }: Deal, { from = false } = {}): Table {
  const { listingTitle, listingAuthor, offerPrice, optionPeriod, isExclusive, holdExpiresAt, paymentStatus } = offer
  const { acceptedAt, optionEndsAt, exercisedAt, optionEndedAt } = offer
  const rows: Table['rows'] = [
    ['Title', oneLine(listingTitle)],
    ['Author', oneLine(listingAuthor)],
    ...(from && producer.fullName ? [['Producer', producer.fullName] satisfies [string, string]] : []),
    ...rightsRows(offer.scopeWords),
    ['Option fee', money(offerPrice)],
    ['Option period', `${optionPeriod} months, ${isExclusive ? 'exclusive' : 'not exclusive'}`],
    ...(holdExpiresAt && paymentStatus === 'held'
      ? [['Hold ends', moment(holdExpiresAt)] satisfies [string, string]]
      : []),
    ...(acceptedAt ? [['Accepted', day(acceptedAt)] satisfies [string, string]] : []),
    ...(optionEndsAt && !exercisedAt && !optionEndedAt
      ? [['Option ends', day(optionEndsAt)] satisfies [string, string]]
      : []),
  ]
  return { caption: acceptedAt ? 'The option' : 'The offer', rows }
}

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
