import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, type ObjectStore } from '@storyright/object-store'
import type { Database } from '../database.ts'
import { type ChainFileKind, chainFiles } from './file-address.ts'

/** A file for its uploader, the agents of listings that use it, and administrators; 404 for everyone else. */
export async function readFile(
  { db, files }: { db: Database; files: ObjectStore },
  { viewer, fileName }: { viewer: Viewer; fileName: string },
) {
  const name = chainFiles.nameBehind(fileName)
  const file = name && (await db.chainFile.findFirst({ where: { name, ...readableBy(viewer) } }))
  const stored = file && (await files.get(file.name))
  if (!stored) throw refusals.notFound()
  const headers = attachmentHeaders({ name: file.fileName, kind: file.kind as ChainFileKind, size: stored.size })
  return { headers, content: stored.content }
}

const readableBy = ({ role, id }: Viewer) =>
  role === 'admin' ? {} : { OR: [{ uploadedBy: id }, { uses: { some: { listing: { agentId: id } } } }] }
