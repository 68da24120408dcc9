import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { noticesOf } from '../options/notice.store.ts'
import type { AnnexEntry } from './pdf/write-annex.ts'

/** The confirmed notices of an option, the oldest first, with the fingerprints of their documents. */
export async function annexOf({ db, files }: Pick<Deps, 'db' | 'files'>, offerId: string): Promise<AnnexEntry[]> {
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
