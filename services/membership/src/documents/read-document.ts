import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { renderDocument } from './render-document.ts'

/** An invoice or credit note as PDF, for its member and administrators; to everybody else there is none. */
export const readDocument =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ viewer, id }: { viewer: Viewer; id: string }) => {
    const document = await db.document.findUnique({
      where: { id },
      include: { payment: { include: { documents: true, member: true } } },
    })
    if (!document || (viewer.role !== 'admin' && document.personId !== viewer.id)) throw refusals.notFound()
    const { documents, member, ...payment } = document.payment
    const invoice = documents.find(({ kind }) => kind === 'invoice') ?? null
    const content = await renderDocument({ ...document, payment }, { invoice, member })
    const file = { name: `${document.number}.pdf`, kind: 'pdf', size: content.length } as const
    return { headers: attachmentHeaders(file), content }
  }
