import { createHash } from 'node:crypto'
import type { OfferSide, OptionNoticeKind } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'

/** What happened with the option after the agreement was made, as both sides say. */
export interface AnnexEntry {
  kind: OptionNoticeKind
  by: OfferSide
  at: Date
  confirmedAt: Date
  /** Where an extension moved the option's end to. */
  endsAt: Date | null
  documentName: string
  /** SHA-256 as hexadecimal digits; `null` when the file is gone. */
  documentHash: string | null
}

/** The confirmed notices of an option, the oldest first, with the fingerprints of their documents. */
export async function annexOf({ db, files }: Pick<Deps, 'db' | 'files'>, offerId: string): Promise<AnnexEntry[]> {
  const notices = await db.optionNotice.findMany({
    where: { offerId, status: 'confirmed' },
    include: { document: true },
    orderBy: { answeredAt: 'asc' },
  })
  const entries: AnnexEntry[] = []
  for (const { kind, givenBy, at, answeredAt, endsAt, document } of notices)
    entries.push({
      kind: kind as OptionNoticeKind,
      by: givenBy as OfferSide,
      at,
      confirmedAt: answeredAt!,
      endsAt,
      documentName: document.fileName,
      documentHash: await hashOf(files, document.id),
    })
  return entries
}

async function hashOf(files: Deps['files'], name: string): Promise<string | null> {
  const stored = await files.get(name)
  if (!stored) return null
  const hash = createHash('sha256')
  for await (const chunk of stored.content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
