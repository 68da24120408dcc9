import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { offerCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, safeFileName } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Agreement } from '../generated/client.ts'
import { requireReader } from '../offers/offer.ts'
import { noticesOf } from '../options/notice.store.ts'
import { findOffer } from '../queries/find-offers.ts'
import { renderAgreement } from './pdf/render-agreement.ts'
import type { AnnexEntry } from './pdf/write-annex.ts'
import { signAgreement } from './sign-agreement.ts'
import { type AgreementFileDeps, agreementFile, signedOf } from './signed-file.ts'
import { writtenOf } from './write-agreement.ts'

const { getAgreement, signAgreement: sign } = offerCalls
const uuid = z.uuid()

export function agreementRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  app.get<{ Params: { id: string } }>(getAgreement.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(getAgreement, viewer)
    const { id: offerId } = request.params
    if (!uuid.safeParse(offerId).success) throw offerRefusals.offerNotFound()
    const { headers, content } = await readAgreement(deps, { offerId, viewer: viewer! })
    return reply.headers(headers).send(content)
  })

  serve(app, sign, async ({ viewer, params: { id: offerId }, body }) => {
    await signAgreement(deps, { ...body, offerId, viewer })
    return findOffer(deps, { offerId, viewer })
  })
}

/** The agreement of an offer as a PDF, for its two parties and administrators. */
async function readAgreement(
  deps: Pick<Deps, 'db' | 'files'>,
  { offerId, viewer }: { offerId: string; viewer: Viewer },
) {
  const offer = await deps.db.offer.findUnique({ where: { id: offerId }, include: { agreement: true } })
  if (!offer) throw offerRefusals.offerNotFound()
  requireReader(offer, viewer)
  if (!offer.agreement) throw offerRefusals.agreementNotThere()
  const { size, content } = await annexedFile(deps, offer.agreement)
  const { title } = writtenOf(offer.agreement).terms.work
  const name = safeFileName(`Option agreement - ${title.replace(/[/\\]/g, '-')}.pdf`, 'pdf')
  // It is read before it is signed: browsers show it.
  return { headers: attachmentHeaders({ name, kind: 'pdf', size }, 'inline'), content }
}

/**
 * The agreement with what became of its option. The file that both signed is never touched: it comes along inside, as it is.
 */
async function annexedFile(
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

/** The confirmed notices of an option, the oldest first, with the fingerprints of their documents. */
async function annexOf({ db, files }: Pick<Deps, 'db' | 'files'>, offerId: string): Promise<AnnexEntry[]> {
  const entries: AnnexEntry[] = []
  for (const notice of await noticesOf(db, offerId, { status: 'confirmed' }))
    entries.push({
      kind: notice.kind,
      by: notice.givenBy,
      at: notice.at,
      confirmedAt: notice.answeredAt!,
      endsAt: notice.endsAt,
      documentName: notice.document.fileName,
      documentHash: await hashOf(files, notice.document.id),
    })
  return entries
}

async function hashOf(files: Deps['files'], name: string): Promise<string | null> {
  const stored = await files.get(name)
  if (!stored) return null
  const hash = createHash('sha256')
  for await (const chunk of stored.content) hash.update(chunk)
  return hash.digest('hex')
}
