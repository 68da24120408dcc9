/** A source of choices that a text decides: the same text always makes the same choices. */
export type Seed = {
  next: () => number
  whole: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

function hash(text: string) {
  let value = 2166136261
  for (const letter of text) {
    value ^= letter.charCodeAt(0)
    value = Math.imul(value, 16777619)
  }
  value ^= value >>> 15
  value = Math.imul(value, 2246822507)
  return value ^ (value >>> 13)
}

export function seeded(text: string): Seed {
  let state = hash(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  }
}
