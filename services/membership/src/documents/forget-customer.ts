import type { Tx } from '../database.ts'

/**
 * Takes the name off all documents of somebody whose account was closed; the documents are kept, as the law wants. Called
 * after the member's row was marked as closed in the same transaction: a document that is issued at this very moment has
 * waited for the row, and is blank from the start, or is there already.
 */
export async function forgetCustomer(tx: Tx, personId: string): Promise<void> {
  await tx.document.updateMany({ where: { personId }, data: { customerName: '', customerCompany: null } })
}
