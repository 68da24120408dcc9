import { createHash } from 'node:crypto'

/** A UUID that depends on its name alone, so that every machine has the same demo data. */
export function demoUuid(name: string): string {
  const bytes = createHash('sha256').update(`storyright demo: ${name}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A number from 0 (included) to 1 (not), fixed by `name`: it spreads the demo data, it never reaches a score. */
export function spread(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32
}

/** Numbers as `spread` makes one, without end, for where there are many: the same for the same name. */
export function manySpread(name: string): () => number {
  let state = createHash('sha256').update(name).digest().readUInt32BE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <T>(choices: readonly T[], name: string): T => choices[Math.floor(spread(name) * choices.length)]!
