import fc from 'fast-check'
import { cosineOf, dimensions } from './vector.ts'
import { VectorIndex } from './vector-index.ts'

/** The same for the same number: directions that lie apart by chance. */
function vectorOf(seed: number): Int8Array {
  let state = seed + 1
  return Int8Array.from({ length: dimensions }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return (state >>> 16) % 255
  })
}
const mixed = (one: Int8Array, other: Int8Array, part: number) =>
  one.map((value, at) => Math.round(value * (1 - part) + other[at]! * part))

describe('the index of vectors', () => {
  it('finds the nearest first, by their cosines', () => {
    const index = new VectorIndex()
    const all = Array.from({ length: 3_000 }, (_, id) => vectorOf(id))
    for (const [id, vector] of all.entries()) index.set(String(id), vector)
    const asked = mixed(all[7]!, all[8]!, 0.4)
    const near = index.nearest(asked, 10)
    expect(near.slice(0, 2).map(({ id }) => id)).toEqual(['7', '8'])
    expect(near).toHaveLength(10)
    for (const { id, nearness } of near) expect(nearness).toBeCloseTo(cosineOf(asked, all[Number(id)]!), 5)
    expect(near).toEqual(near.toSorted((one, other) => other.nearness - one.nearness))
  })

  it('holds what was set last and not deleted since, in whatever order that came', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(12), fc.option(fc.nat(50)))), (steps) => {
        const index = new VectorIndex()
        const held = new Map<string, Int8Array>()
        for (const [id, seed] of steps) {
          if (seed === null) {
            held.delete(String(id))
            index.delete(String(id))
          } else {
            held.set(String(id), vectorOf(seed))
            index.set(String(id), vectorOf(seed))
          }
        }
        expect(index.size).toBe(held.size)
        const asked = vectorOf(99)
        const found = new Map(index.nearest(asked, 50).map(({ id, nearness }) => [id, nearness]))
        expect([...found.keys()].sort()).toEqual([...held.keys()].sort())
        for (const [id, vector] of held) expect(found.get(id)).toBeCloseTo(cosineOf(asked, vector), 5)
      }),
    ))

  it('answers the same whatever the order in which equal ones came', () => {
    const [one, other] = [new VectorIndex(), new VectorIndex()]
    for (const id of ['1', '2', '3']) one.set(id, vectorOf(1))
    for (const id of ['3', '1', '2']) other.set(id, vectorOf(1))
    expect(one.nearest(vectorOf(2), 3)).toEqual(other.nearest(vectorOf(2), 3))
  })
})
