import type { Tx } from '../database.ts'
import type { Document, Payment } from '../generated/client.ts'

export type DocumentKind = 'invoice' | 'credit_note'

const prefixes: Record<DocumentKind, string> = { invoice: 'SR', credit_note: 'SR-CN' }

/**
 * Gives a payment its invoice, or its refund the credit note, once: asked again it answers what was issued. The number is
 * taken in the caller's transaction, so that one which is rolled back leaves no gap.
 */
export async function issueDocument(tx: Tx, payment: Payment, kind: DocumentKind, at: Date): Promise<Document> {
  const { id: paymentId, personId } = payment
  const last = await lockNumbers(tx, kind)
  const issued = await tx.document.findUnique({ where: { paymentId_kind: { paymentId, kind } } })
  if (issued) return issued
  const { last: number } = await tx.numbering.update({ where: { series: kind }, data: { last: last + 1 } })
  const { firstName, lastName, companyName, isClosed } = await tx.member.findUniqueOrThrow({ where: { personId } })
  return tx.document.create({
    data: {
      number: `${prefixes[kind]}-${String(number).padStart(6, '0')}`,
      kind,
      paymentId,
      personId,
      issuedAt: at,
      customerName: isClosed ? '' : `${firstName} ${lastName}`.trim(),
      customerCompany: isClosed ? null : companyName,
    },
  })
}

/** The last number of a series. All series are locked at once and in one order, so that no two wait for each other. */
async function lockNumbers(tx: Tx, kind: DocumentKind): Promise<number> {
  const rows = await tx.$queryRaw<{ series: string; last: number }[]>`
    SELECT series, last FROM numberings ORDER BY series FOR UPDATE`
  return rows.find(({ series }) => series === kind)!.last
}
