import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Agreement } from '../generated/client.ts'
import { annexOf } from './annex.ts'
import { renderAgreement } from './pdf/render-agreement.ts'
import { type AgreementFileDeps, agreementFile, signedOf } from './signed-file.ts'

/**
 * The agreement with what became of its option. The file that both signed is never touched: it comes along inside, as it is.
 */
export async function annexedFile(
  deps: AgreementFileDeps,
  agreement: Agreement,
): Promise<{ size: number; content: Readable }> {
  const annex = await annexOf(deps, agreement.offerId)
  const file = await agreementFile(deps, agreement)
  if (annex.length === 0) return file
  const asItWas = await buffer(file.content)
  const isSigned = agreement.producerSignedAt !== null && agreement.agentSignedAt !== null
  const pdf = await renderAgreement(signedOf(agreement), { annex, signedFile: isSigned ? asItWas : null })
  return { size: pdf.length, content: Readable.from([pdf]) }
}
