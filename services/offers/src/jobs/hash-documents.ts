import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { BATCH } from './job-config.ts'

/** Computes the SHA-256 of documents that the version before stored. One that cannot be read keeps no other from its turn. */
export async function hashDocuments(
  { db, files, logger }: Pick<Deps, 'db' | 'files' | 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  for (let after = FIRST_ID; !signal.aborted; ) {
    const documents = await db.optionDocument.findMany({
      where: { sha256: null, id: { gt: after } },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    for (const { id } of documents) {
      if (signal.aborted) return
      const sha256 = await hashOf(files, id).catch((error: unknown) => {
        logger.error({ documentId: id, err: error }, 'The hash of a document is computed later')
        return null
      })
      if (sha256) await db.optionDocument.updateMany({ where: { id, sha256: null }, data: { sha256 } })
    }
    if (documents.length < BATCH) return
    after = documents.at(-1)!.id
  }
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

async function hashOf(files: Deps['files'], id: string): Promise<string> {
  const stored = await files.get(id)
  if (!stored) throw new Error('There is no such file')
  const hash = createHash('sha256')
  for await (const chunk of stored.content) hash.update(chunk)
  return hash.digest('hex')
}
