import { Readable } from 'node:stream'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { renderAgreement, type Signature } from './pdf/render-agreement.ts'
import type { Written } from './write-agreement.ts'

export type AgreementRow = Prisma.AgreementGetPayload<object>
export type Keeping = Pick<Deps, 'db' | 'files'>

/** The agreement as it stands. Once both have signed it is a file that is kept, and stays the same. */
export async function agreementFile(
  deps: Keeping,
  agreement: AgreementRow,
): Promise<{ size: number; content: Readable }> {
  const kept = agreement.signedFile && (await deps.files.get(agreement.signedFile))
  if (kept) return kept
  const pdf = await renderAgreement(signedOf(agreement))
  if (agreement.producerSignedAt && agreement.agentSignedAt) await keep(deps, agreement, pdf)
  return { size: pdf.length, content: Readable.from([pdf]) }
}

/** The same agreement gives the same bytes, so of two who keep it at once the later one's file is not missed. */
async function keep(
  { db, files }: Keeping,
  { offerId, signedFile: missing }: AgreementRow,
  pdf: Buffer,
): Promise<void> {
  const signedFile = await files.put(Readable.from([pdf]))
  const { count } = await db.agreement.updateMany({ where: { offerId, signedFile: missing }, data: { signedFile } })
  if (count === 0) await files.remove(signedFile)
}

export const writtenOf = ({ terms }: Pick<AgreementRow, 'terms'>): Written => terms as unknown as Written

export function signedOf(row: AgreementRow) {
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
