import { MatchersV3 } from '@pact-foundation/pact'
import type { PublicListing } from '@storyright/contracts/events'
import { currencies, exclusivities, mediums, rights, territories } from '@storyright/contracts/vocabulary'
import { agentId } from './envelope.ts'

const { boolean, eachLike, integer, nullValue, number, regex, string, uuid } = MatchersV3
const oneOf = (choices: readonly string[], example: string) => regex(`^(${choices.join('|')})$`, example)
const timestamp = (example: string) => regex(String.raw`^\d{4}-\d\d-\d\dT[\d:.]+Z$`, example)
const textOrNull = (text: string | null | undefined) => (text ? string(text) : nullValue())

/** What offers and agreements read of a listing. */
export function expectedListing(listing: Partial<PublicListing>) {
  return {
    id: regex(String.raw`^[1-9]\d*$`, '42'),
    agentId: uuid(agentId),
    status: listing.status,
    title: string('Slack Water'),
    author: string('Morwenna Tregear'),
    medium: oneOf(mediums, 'book'),
    genre: string('Crime'),
    coverImageUrl: textOrNull(listing.coverImageUrl),
    soldOfferId: listing.soldOfferId ? uuid(listing.soldOfferId) : nullValue(),
    earlyAccessUntil: listing.earlyAccessUntil ? timestamp(listing.earlyAccessUntil) : nullValue(),
    exclusivity: listing.exclusivity ? oneOf(exclusivities, listing.exclusivity) : nullValue(),
    publisher: textOrNull(listing.publisher),
    publicationDate: textOrNull(listing.publicationDate),
    isbn: textOrNull(listing.isbn),
    rightsAvailable: eachLike(oneOf(rights, 'film')),
    territory: eachLike(oneOf(territories, 'Worldwide')),
    askingPrice: integer(40_000),
    minimumDeal: listing.minimumDeal ? integer(listing.minimumDeal) : nullValue(),
    royaltyPercentage: listing.royaltyPercentage ? number(listing.royaltyPercentage) : nullValue(),
    currency: oneOf(currencies, 'GBP'),
    negotiable: boolean(true),
  }
}

/** The optional part of that. */
export const furtherDetails = {
  coverImageUrl: 'https://images.storyright.test/slack-water.jpg',
  exclusivity: 'non-exclusive',
  publisher: 'Tidewrack Press',
  publicationDate: '2021-04-01',
  isbn: '978-1-4028-9462-6',
  minimumDeal: 30_000,
  royaltyPercentage: 7.5,
} as const satisfies Partial<PublicListing>
