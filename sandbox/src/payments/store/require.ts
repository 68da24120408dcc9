import { missing } from '../protocol/provider-error.ts'
import type { Kind, Kinds } from './kinds.ts'
import type { ObjectStore } from './object.store.ts'

/** What a call names, which has to be there. */
export function requireObject<K extends Kind>(objects: ObjectStore, kind: K, id: string, param = 'id'): Kinds[K] {
  const found = objects.find(kind, id)
  if (!found) throw missing(kind, id, param)
  return found
}
