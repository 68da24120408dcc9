import type { Flagged } from '@storyright/contracts/http'
import { communityLimits, type FlagStatus } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { viewFlags } from './flag.view.ts'
import { type FlagRow, flagRows } from './flag-rows.ts'

interface ListFlagsInput {
  status?: FlagStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** Flagged and waiting texts, oldest first: the open ones, or on request the decided ones. */
export async function listFlags(
  deps: Pick<Deps, 'db' | 'clock'>,
  { status = 'open', cursor, limit = communityLimits.page }: ListFlagsInput,
): Promise<Page<Flagged>> {
  const flags = flagRows.of(deps.db)
  const after = readCursor(place, cursor)
  const [rows, total] = await Promise.all([
    flags
      .find(after ? { status, ...following(after) } : { status })
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit + 1)
      .toArray(),
    flags.countDocuments({ status }),
  ])
  const page = pageOf(rows, { limit, total, placeOf: ({ createdAt, _id }) => [createdAt, _id] })
  return { ...page, rows: await viewFlags(deps, page.rows) }
}

function following([at, id]: z.infer<typeof place>): Filter<FlagRow> {
  const createdAt = new Date(at)
  return { $or: [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $gt: id } }] }
}
