import { isDeepStrictEqual } from 'node:util'
import type { ListingAuditAction } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'

interface NewEntry {
  actorId: string
  action: ListingAuditAction
  listingId: bigint
  before: Prisma.InputJsonObject
  after: Prisma.InputJsonObject
}

/** Records an administrator's action in the same transaction. */
export async function addAuditEntry(tx: Tx, entry: NewEntry, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, at } })
}

/** The fields in which two states differ, as they were and as they became. */
export function differences<State extends object>(was: State, became: State) {
  const changed = (Object.keys(became) as (keyof State)[]).filter((name) => !isDeepStrictEqual(was[name], became[name]))
  const only = (state: State) => Object.fromEntries(changed.map((name) => [name, state[name]])) as Partial<State>
  return { before: only(was), after: only(became) }
}
