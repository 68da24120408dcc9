import type { ImportedFields } from '@storyright/imports'
import type { Tx } from '../database.ts'
import type { ListingImport, ImportRow as RowRecord } from '../generated/client.ts'
import { CHOSEN_NEW, defaultsOf, ownListingOf, recordOf } from './import.store.ts'
import { judgeRow, type OwnListing } from './judge-row.ts'
import { keysOf, type Matches, matchOf, nameKey, ownMatches } from './match-rows.ts'
import { takeStep, type WorkDeps } from './take-step.ts'

/** Few, as where they are read. */
const AT_ONCE = 50
/** What a row is judged by: not what was said of it before. */
const judged = { n: true, record: true, edits: true, chosen: true, wished: true, repeatedBy: true } as const
type UnjudgedRow = Pick<RowRecord, keyof typeof judged>

/** Says of every row of an import what it would do; false where the work is somebody else's by now. */
export async function judgeRows(deps: WorkDeps, found: ListingImport, signal: AbortSignal): Promise<boolean> {
  const matches = await deps.transaction((tx) => ownMatches(tx, found.agentId))
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    let last: number | undefined
    const goesOn = await takeStep(deps, found, async (tx) => {
      const rows = await tx.importRow.findMany({
        where: { importId: found.id, n: { gt: after } },
        orderBy: { n: 'asc' },
        take: AT_ONCE,
        select: judged,
      })
      last = rows.at(-1)?.n
      await judgeSome(tx, { found, rows, matches, now: deps.clock() })
      return {}
    })
    if (!goesOn) return false
    if (last === undefined) return true
    after = last
  }
}

interface JudgeSomeInput {
  found: ListingImport
  rows: UnjudgedRow[]
  matches: Matches
  now: Date
}

/** Judges rows by the listings as they are now, and writes down what follows. */
export async function judgeSome(tx: Tx, { found, rows, matches, now }: JudgeSomeInput): Promise<void> {
  const matched = rows.map((row) => ({ row, ...chosenMatch(row, matches) }))
  const listings = await ownListings(
    tx,
    found.agentId,
    matched.flatMap(({ id, possibleId }) => [id ?? [], possibleId ?? []].flat()),
  )
  const defaults = defaultsOf(found)
  const all = matched.map(({ row, id, possibleId }) => {
    const record = recordOf(row)
    const listing = (id !== null && listings.get(id)) || null
    const possible = (possibleId !== null && listings.get(possibleId)) || null
    const edits = row.edits as ImportedFields
    const input = { record, edits, defaults, repeatedBy: row.repeatedBy, now }
    // One of the same title and author that says nothing else is no question.
    const asSame = possible && judgeRow({ ...input, listing: possible, possible: null })
    const isSame = asSame?.state === 'same'
    const judged = isSame ? asSame : judgeRow({ ...input, listing, possible })
    const include = ['new', 'change'].includes(judged.state) && (row.wished ?? possible === null)
    const { title, author } = judged.said
    return {
      ...judged,
      n: row.n,
      key: keysOf(record)[0]?.replace(/^(isbn|ref):/, '') ?? nameKey(title, author),
      listing_id: idOf(isSame ? possible : listing),
      possible_id: idOf(isSame ? null : possible),
      include,
    }
  })
  await tx.$executeRaw`
    UPDATE import_rows r SET state = j.state, key = j.key, listing_id = j.listing_id, possible_id = j.possible_id, form = j.form,
      before = j.before, said = j.said, changes = ARRAY(SELECT jsonb_array_elements_text(j.changes)), problems = j.problems,
      include = j.include
    FROM jsonb_to_recordset(${JSON.stringify(all)}::jsonb) AS j (n integer, state text, key text, listing_id bigint,
      possible_id bigint, form jsonb, before jsonb, said jsonb, changes jsonb, problems jsonb, include boolean)
    WHERE r.import_id = ${found.id}::uuid AND r.n = j.n`
}

const idOf = (listing: OwnListing | null) => listing && String(listing.id)

/** Its agent's word, else what the record is recognised as. */
function chosenMatch(row: UnjudgedRow, matches: Matches): ReturnType<typeof matchOf> {
  if (row.chosen === null) return matchOf(matches, recordOf(row))
  return { id: row.chosen === CHOSEN_NEW ? null : row.chosen, possibleId: null }
}

async function ownListings(tx: Tx, agentId: string, ids: bigint[]): Promise<Map<bigint, OwnListing>> {
  const listings = await tx.listing.findMany({ where: { id: { in: ids }, agentId, deletedAt: null } })
  return new Map(listings.map((listing) => [listing.id, ownListingOf(listing)]))
}
