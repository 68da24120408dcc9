import { randomUUID } from 'node:crypto'
import type { Listing, TakenFields } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { finishTakeover, type TakeoverDeps } from '../field-overrides/finish-takeover.ts'
import { keepCover } from '../field-overrides/keep-cover.ts'
import { type TakeoverRow, takeoverRows } from '../field-overrides/takeover-rows.ts'
import { requireListingId } from '../listings/known-listing.ts'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { mediumDetailsOf } from '../published/enriched-state.ts'
import { requireListing } from './look-up-book.ts'
import { bookFigures, type ReadyDeps, readyBook } from './ready-book.ts'
import { suggestionsFor } from './suggestions.ts'

export interface ApplyFlags {
  updateCoverImage: boolean
  updatePageCount: boolean
  updateGenre: boolean
  addMetadata: boolean
}

interface ApplyBookInput {
  listingId: string
  actorId: string
  flags: ApplyFlags
  /** Leaves what the listing has by itself as it is. */
  fillsOnly?: boolean
}

export type ApplyDeps = TakeoverDeps & ReadyDeps & Pick<Deps, 'covers'>
export type Applied = { listing: Listing; isApplied: boolean }

/** Applies a book's data to the listing's form, with its ratings. It is recorded before it begins, so that it is finished after a crash. */
export async function applyBook(
  deps: ApplyDeps,
  { listingId: text, actorId, flags, fillsOnly = false }: ApplyBookInput,
): Promise<Applied> {
  const { db, clock } = deps
  const known = await lookUpRows.of(db).findOne({ _id: rowId('books', requireListingId(text)) })
  const isThere = known?.state === 'matched' && bookFigures(known, clock()) !== null
  const row = isThere ? known : await readyBook(deps, text) // nobody has looked yet
  const books = bookFigures(row, clock())
  if (!books || row.state !== 'matched') throw enrichmentRefusals.notMatched()
  const listing = await requireListing(deps, row.listingId)
  const mediumDetails = mediumDetailsOf(books, row.fetchedAt!.toISOString())
  const wanted = new Map(
    suggestionsFor(listing, books, mediumDetails)
      .filter(({ before }) => !fillsOnly || before === null)
      .map(({ field, after }) => [field, after]),
  )
  const cover = flags.updateCoverImage ? wanted.get('coverImageUrl') : undefined
  const fields: TakenFields = {
    ...(typeof cover === 'string' && { coverImageUrl: await keepCover(deps, cover) }),
    ...(flags.updatePageCount && wanted.has('pageCount') && { pageCount: wanted.get('pageCount') as number }),
    ...(flags.updateGenre && wanted.has('genre') && { genre: wanted.get('genre') as string }),
  }
  const shows = flags.addMetadata && !row.isShown
  if (Object.keys(fields).length === 0 && !shows) return { listing, isApplied: false }

  const begun: TakeoverRow = {
    ...{ _id: randomUUID(), listingId: row.listingId, actorId, at: clock(), state: 'begun', fields, shows },
    showed: row.isShown,
  }
  await takeoverRows.of(db).insertOne(begun)
  const taken = await finishTakeover(deps, begun)
  return { listing: { ...taken, ...(shows && { mediumDetails }) }, isApplied: true }
}
