import { createHash, randomBytes } from 'node:crypto'
import type { NotificationKind } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { keepPreferences } from './keep-preferences.ts'
import { preferenceOf } from './preference.ts'
import { preferenceRows } from './preference-rows.ts'
import { type UnsubscribeRow, unsubscribeRows } from './unsubscribe-rows.ts'

const BYTES = 32

/** What the link of a mail would end, or has ended; of the person nothing. */
export interface UnsubscribeResult {
  kinds: NotificationKind[]
  isStopped: boolean
}

/** Makes the token of a new mail, and its row. */
export function unsubscribeToken(its: Omit<UnsubscribeRow, '_id'>): { token: string; row: UnsubscribeRow } {
  const token = randomBytes(BYTES).toString('base64url')
  return { token, row: { _id: hashOf(token), ...its } }
}

export async function readUnsubscribing(db: Database, token: string): Promise<UnsubscribeResult> {
  const { personId, kinds } = await findToken(db, token)
  const row = await preferenceRows.of(db).findOne({ _id: personId })
  return { kinds, isStopped: kinds.every((kind) => preferenceOf(row, kind).mail === 'never') }
}

/** Ends the mails of the kinds that one of them was about; again changes nothing. The token is the permission. */
export function unsubscribe(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  token: string,
): Promise<UnsubscribeResult> {
  return transaction(async (tx) => {
    const { personId, kinds } = await findToken(db, token, tx)
    const choices = kinds.map((kind) => ({ kind, mail: 'never' as const }))
    await keepPreferences(tx, { db, clock }, personId, choices)
    return { kinds, isStopped: true }
  })
}

async function findToken(db: Database, token: string, tx?: Tx): Promise<UnsubscribeRow> {
  const row = await unsubscribeRows.of(db).findOne({ _id: hashOf(token) }, tx && { session: tx })
  if (!row) throw communityRefusals.unsubscribeLinkUnknown()
  return row
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
