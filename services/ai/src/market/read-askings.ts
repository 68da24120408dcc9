import type { PublicListing } from '@storyright/contracts/events'
import type { Medium } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { Range } from '../analytics/range.ts'
import type { Database } from '../database.ts'
import type { AskingPrice } from './cell.ts'

interface ListingOnMarket extends AskingPrice {
  genre: string
  medium: Medium
  /** When it was listed. */
  day: string
  /** Withdrawn: it asks for nothing any more, but offers on it were made. */
  isLeft: boolean
}

type Columns = Pick<PublicListing, 'agentId' | 'genre' | 'medium' | 'askingPrice' | 'currency' | 'createdAt'>
const columns = Object.fromEntries(
  ['agentId', 'genre', 'medium', 'askingPrice', 'currency', 'createdAt'].map((name) => [`listing.${name}`, 1]),
)

/** The listings that there were until the end of a range. */
export async function readAskings(db: Database, { to }: Range): Promise<Map<string, ListingOnMarket>> {
  const rows = listingRows
    .of(db)
    .find({})
    .project<{ _id: string; isDeleted: boolean; listing: Columns }>({ isDeleted: 1, ...columns })
  const found = new Map<string, ListingOnMarket>()
  for await (const { _id, isDeleted, listing } of rows) {
    const { agentId, genre, medium, askingPrice, currency, createdAt } = listing
    const day = createdAt.slice(0, 10)
    const price = currency === 'GBP' ? askingPrice : null
    if (day <= to) found.set(_id, { agentId, genre: genre ?? 'Other', medium, price, day, isLeft: isDeleted })
  }
  return found
}
