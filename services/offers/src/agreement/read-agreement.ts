import type { Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, safeFileName } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireReader } from '../offers/offer.ts'
import { annexedFile } from './annexed-file.ts'
import { writtenOf } from './write-agreement.ts'

/** The agreement of an offer as a PDF, for its two parties and administrators. */
export async function readAgreement(
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
