import type { Tx } from '../database.ts'
import type { Document, Payment } from '../generated/client.ts'

export type DocumentKind = 'invoice' | 'credit_note'

const prefixes: Record<DocumentKind, string> = { invoice: 'SR', credit_note: 'SR-CN' }

/**
 * Issues a payment's invoice, or a refund's credit note, once: repeated, it returns what was issued. `upToPence`:
 * how much all its credit notes together take back, the whole payment by default. The number is taken in the caller's
 * transaction, so that one which is rolled back leaves no gap.
 */
export async function issueDocument(
  tx: Tx,
  payment: Payment,
  kind: DocumentKind,
  at: Date,
  upToPence = payment.grossPence,
): Promise<Document> {
  const { id: paymentId, personId } = payment
  const last = await lockNumbers(tx, kind)
  const issued = await tx.document.findMany({ where: { paymentId, kind }, orderBy: { number: 'asc' } })
  const part = partOf(payment, issued, upToPence)
  if (issued.length > 0 && (kind === 'invoice' || part.grossPence <= 0)) return issued.at(-1)!
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
      ...(part.grossPence < payment.grossPence && kind === 'credit_note' && part),
    },
  })
}

/** How much the credit notes of a payment have taken back. */
export const creditedPence = (payment: Pick<Payment, 'grossPence'>, notes: Pick<Document, 'grossPence'>[]): number =>
  notes.reduce((sum, { grossPence }) => sum + (grossPence ?? payment.grossPence), 0)

/** The amount still to be credited. The tax of all parts together is the payment's to the penny. */
function partOf(payment: Payment, issued: Document[], upToPence: number) {
  const before = creditedPence(payment, issued)
  const vatOf = (pence: number) => Math.round((payment.vatPence * pence) / Math.max(1, payment.grossPence))
  const grossPence = upToPence - before
  const vatPence = vatOf(upToPence) - vatOf(before)
  return { netPence: grossPence - vatPence, vatPence, grossPence }
}

/** The last number of a series. All series are locked at once and in one order, so that no two wait for each other. */
async function lockNumbers(tx: Tx, kind: DocumentKind): Promise<number> {
  const rows = await tx.$queryRaw<{ series: string; last: number }[]>`
    SELECT series, last FROM numberings ORDER BY series FOR UPDATE`
  return rows.find(({ series }) => series === kind)!.last
}
