/**
 * Whether an event of this version may replace what a read model keeps of the entity. A deleted entity keeps its row as
 * a tombstone, so that a late event finds its version and does not bring the entity back.
 */
export function isNewer(stored: { version: number } | null | undefined, incomingVersion: number): boolean {
  return !stored || incomingVersion > stored.version
}
