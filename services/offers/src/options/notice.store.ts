import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../database.ts'
import type { OptionDocument } from '../generated/client.ts'
import type { OptionNotice } from '../offers/records.ts'
import { noticeMayBecome } from './notice.ts'

interface WithDocument extends OptionNotice {
  document: OptionDocument
}

/** An option's notices, oldest first. Check constraints keep kind, side and status within their lists. */
export async function noticesOf(
  db: Database | Tx,
  offerId: string,
  more: { id?: string; status?: OptionNotice['status'] } = {},
): Promise<WithDocument[]> {
  const where = { offerId, ...more }
  const rows: object[] = await db.optionNotice.findMany({ where, include: { document: true }, orderBy: { at: 'asc' } })
  return rows as WithDocument[]
}

type New = Pick<OptionNotice, 'offerId' | 'kind' | 'givenBy' | 'at' | 'note' | 'documentId' | 'endsAt'>
export const addNotice = (tx: Tx, notice: New) => tx.optionNotice.create({ data: { id: randomUUID(), ...notice } })

/** An answer that the notice's status does not allow is a bug. */
export async function answerWith(
  tx: Tx,
  { id, status: before }: OptionNotice,
  answer: Pick<OptionNotice, 'status' | 'answeredAt' | 'reason'>,
): Promise<void> {
  if (!noticeMayBecome(before, answer.status)) throw new Error(`The notice ${id} is ${before} already`)
  await tx.optionNotice.update({ where: { id }, data: answer })
}
