import { Readable } from 'node:stream'
import type { Deps } from '../deps.ts'
import type { Agreement } from '../generated/client.ts'
import { renderAgreement, type Signature } from './pdf/render-agreement.ts'
import { writtenOf } from './write-agreement.ts'

export type AgreementFileDeps = Pick<Deps, 'db' | 'files'>

/** The agreement as it stands. Once both have signed it is a file that is kept, and stays the same. */
export async function agreementFile(
  deps: AgreementFileDeps,
  agreement: Agreement,
): Promise<{ size: number; content: Readable }> {
  const kept = agreement.signedFile && (await deps.files.get(agreement.signedFile))
  if (kept) return kept
  const pdf = await renderAgreement(signedOf(agreement))
  if (agreement.producerSignedAt && agreement.agentSignedAt) await keep(deps, agreement, pdf)
  return { size: pdf.length, content: Readable.from([pdf]) }
}

/** The same agreement gives the same bytes, so of two who keep it at once the later one's file is not missed. */
async function keep(
  { db, files }: AgreementFileDeps,
  { offerId, signedFile: missing }: Agreement,
  pdf: Buffer,
): Promise<void> {
  const signedFile = await files.put(Readable.from([pdf]))
  const { count } = await db.agreement.updateMany({ where: { offerId, signedFile: missing }, data: { signedFile } })
  if (count === 0) await files.remove(signedFile)
}

export function signedOf(row: Agreement) {
  const { textHash, writtenAt, producerName, producerSignedAt, agentName, agentSignedAt } = row
  return {
    ...writtenOf(row),
    textHash,
    writtenAt,
    producer: signatureOf(producerName, producerSignedAt),
    agent: signatureOf(agentName, agentSignedAt),
  }
}

const signatureOf = (name: string | null, at: Date | null): Signature | null => (name && at ? { name, at } : null)
