import { paging } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { type IssuedDocument, withPayment } from './document.ts'

/** A refund may follow its payment in the same moment: then the credit note is the newer one. */
const newestFirst: Prisma.DocumentOrderByWithRelationInput[] = [
  { issuedAt: 'desc' },
  { kind: 'asc' },
  { number: 'desc' },
]

export const documentsOf = (db: Database, personId: string): Promise<IssuedDocument[]> =>
  db.document.findMany({
    where: { personId },
    include: withPayment,
    orderBy: newestFirst,
    take: paging.listMaximum,
  })

export const newestDocument = (tx: Tx, personId: string): Promise<IssuedDocument | null> =>
  tx.document.findFirst({ where: { personId }, include: withPayment, orderBy: newestFirst })

/** The newest of each, by the person. */
export async function newestDocuments(db: Database, personIds: string[]): Promise<Map<string, IssuedDocument>> {
  const found = await db.document.findMany({
    where: { personId: { in: personIds } },
    include: withPayment,
    distinct: ['personId'],
    orderBy: [{ personId: 'asc' }, ...newestFirst],
  })
  return new Map(found.map((document) => [document.personId, document]))
}
