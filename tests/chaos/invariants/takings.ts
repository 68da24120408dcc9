import type { ListingTakings } from '@storyright/contracts/events'
import { dayAt, parseBook } from '@storyright/rights'
import type { Listing } from '../../../services/catalogue/src/generated/client.ts'
import { rightsOf } from '../../../services/catalogue/src/listings/listing-rights.ts'
import { statusOf } from '../../../services/catalogue/src/listings/settle-status.ts'
import { rowsOf } from './ask-books.ts'
import type { Books } from './places.ts'

interface Published {
  id: string
  version: number
}
interface Heard extends Published, Pick<Listing, 'status' | 'form' | 'rights'> {
  takings: ListingTakings['takings']
  /** What its agent said is sold stays sold. */
  isFixed: boolean
}

/** Catalogue knows what is taken as offers has it, and the status of each title follows. */
export async function differingTakings(books: Books): Promise<string[]> {
  const published = await rowsOf<Published>(
    books,
    'offers',
    'SELECT id, takings_version AS version FROM listings WHERE takings_version > 0 OR takings_unpublished',
  )
  const heard = await rowsOf<Heard>(
    books,
    'catalogue',
    `SELECT id::text, takings.version, takings, status, form, rights, status = 'sold' AND NOT is_sale_derived AS "isFixed"
    FROM listing_takings AS takings JOIN listings USING (id)`,
  )
  const known = new Map(heard.map((one) => [one.id, one]))
  const behind = published.filter(({ id, version }) => version === 0 || known.get(id)?.version !== version)
  const other = heard.filter((one) => !one.isFixed && statusIn(one) !== one.status)
  return [
    ...behind.map(({ id }) => `Catalogue does not know what is taken of the listing ${id} now`),
    ...other.map((one) => `The listing ${one.id} is ${one.status}, and by what is taken of it ${statusIn(one)}`),
  ]
}

function statusIn({ takings, ...listing }: Heard): string {
  const parsed = takings.map(({ kind, lines }) => ({ kind, lines: parseBook(lines, { characters: Infinity }).book! }))
  return statusOf(rightsOf(listing as unknown as Listing), parsed, dayAt(new Date()))
}
