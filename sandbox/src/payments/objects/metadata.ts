export type Metadata = Record<string, string>

/** Notes after a change: what is given replaces, an empty value takes away, an empty group takes all away. */
export function changedMetadata(before: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}
