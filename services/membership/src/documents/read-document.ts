import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { withPayment } from './document.ts'
import { renderDocument } from './render-document.ts'

/** An invoice or credit note as PDF, for its member and administrators; to everybody else there is none. */
export async function readDocument({ db }: Pick<Deps, 'db'>, { viewer, id }: { viewer: Viewer; id: string }) {
  const document = await db.document.findUnique({ where: { id }, include: withPayment })
  if (!document || (viewer.role !== 'admin' && document.personId !== viewer.id)) throw refusals.notFound()
  const member = await db.member.findUniqueOrThrow({ where: { personId: document.personId } })
  const content = await renderDocument(document, member)
  const file = { name: `${document.number}.pdf`, kind: 'pdf', size: content.length } as const
  return { headers: attachmentHeaders(file), content }
}
