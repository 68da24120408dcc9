import { type TakingsOfListings, takingsOfListings } from '@storyright/contracts/http'
import { csvLine, csvMark, takingLabels } from '@storyright/contracts/vocabulary'
import { formatLine } from '@storyright/rights'
import type { ServiceClient } from '@storyright/service-kit'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { rightsOf } from '../listings/listing-rights.ts'
import { type ListingChoice, listingPages } from './listing-pages.ts'

/** An agent's books of rights line by line, for administrators: who has which of them is the agent's business. */
export async function* rightsOnOffer(db: Database, choice: ListingChoice): AsyncGenerator<string> {
  yield csvMark + csvLine(['Listing', 'Title', 'Author', 'Status', 'Rights on offer'])
  for await (const page of listingPages(db, choice))
    for (const listing of page)
      for (const line of rightsOf(listing)) yield csvLine([...titleOf(listing), formatLine(line)])
}

const head = ['Listing', 'Title', 'Author', 'Status', 'What', 'Rights', 'Holder', 'Until', 'In words', 'Note']

/**
 * The same with what is taken of them and by whom, for the agent. Offers knows that: while it is away there is no file, since one that
 * names nobody would say that all of it is free.
 */
export async function* rightsAndHolders(
  { db, offers }: { db: Database; offers: ServiceClient },
  choice: ListingChoice,
): AsyncGenerator<string> {
  let begin = csvMark + csvLine(head) // comes with the first lines, so that a failure to read them is answered as one
  for await (const page of listingPages(db, choice)) {
    const takings = await takingsByListing(
      offers,
      page.map(({ id }) => String(id)),
    )
    yield begin + page.flatMap((listing) => linesOf(listing, takings.get(String(listing.id)) ?? [])).join('')
    begin = ''
  }
}

type ListingTaking = TakingsOfListings['takings'][number]

async function takingsByListing(offers: ServiceClient, listingIds: string[]): Promise<Map<string, ListingTaking[]>> {
  if (listingIds.length === 0) return new Map()
  const { method, path, reply } = takingsOfListings
  const away = (cause?: unknown): never => {
    throw Object.assign(catalogueRefusals.holdersUnknown({ retryAfterSeconds: 5 }), { cause })
  }
  // Nothing is answered by one of a version that cannot say it.
  const answer =
    (await offers.ask({ method, path, reply, body: { listingIds }, idempotent: true }).catch(away)) ?? away()
  return Map.groupBy(answer.takings, ({ listingId }) => listingId)
}

const titleOf = ({ id, title, author, status }: Listing) => [String(id), title, author, status]

function linesOf(listing: Listing, takings: ListingTaking[]): string[] {
  const offered = rightsOf(listing).map((line) => ['On offer', formatLine(line), '', '', '', ''])
  const taken = takings.flatMap(({ kind, lines, holder, until, inWords, note }) =>
    lines.map(({ text }) => [
      takingLabels[kind],
      text,
      holder ?? '',
      until?.slice(0, 10) ?? '',
      inWords ?? '',
      note ?? '',
    ]),
  )
  return [...offered, ...taken].map((cells) => csvLine([...titleOf(listing), ...cells]))
}
