import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An identifier as the provider writes them, like `pi_3QmX…`. */
export const newId = (prefix: string, length = 24) =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')}`

export type Metadata = Record<string, string>

/** Metadata after a change: given values replace, an empty value deletes, an empty group deletes all. */
export function changedMetadata(before: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}
