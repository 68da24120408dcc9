import type { Refusal } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, kindNamedBy, type ObjectStore } from '@storyright/object-store'
import { z } from 'zod'

const uuid = z.uuid()

interface Sent {
  id: string
  kind: string
}

/** How a file that somebody sent is called: `<id>.<kind>`. */
export const nameOf = ({ id, kind }: Sent): string => `${id}.${kind}`

/** The id in such a name. */
export function idIn(name: string): string | undefined {
  const id = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return uuid.safeParse(id).success ? id : undefined
}

/** The id in an address that ends in such a name under this path. */
export const idAt = (address: string, path: string): string | undefined =>
  address.includes(path) ? idIn(address.slice(address.lastIndexOf(path) + path.length)) : undefined

/** The file, only ever saved, as the sender's computer called it. */
export async function attachmentOf(files: ObjectStore, file: Sent & { fileName: string }, missing: () => Refusal) {
  const kind = kindNamedBy(nameOf(file))
  const stored = kind && (await files.get(file.id))
  if (!stored) throw missing()
  return { headers: attachmentHeaders({ name: file.fileName, kind, size: stored.size }), content: stored.content }
}
