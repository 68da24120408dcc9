export type Metadata = Record<string, string>

/** Metadata after a change: given values replace, an empty value deletes, an empty group deletes all. */
export function changedMetadata(before: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}
