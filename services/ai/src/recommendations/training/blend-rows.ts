import type { Neighbour } from '../model/rows.ts'

/** How much of a neighbour's score depends on how much it is liked by all: the likelier of two alike is the better guess. */
const LIFT = 0.8

export function* lifted(rows: Iterable<Neighbour[]>, popularity: Float32Array): Generator<Neighbour[]> {
  for (const row of rows)
    yield row.map(({ other, score }) => ({ other, score: score * (1 - LIFT + LIFT * popularity[other]!) }))
}

/** Where there is a second opinion of a row both count alike; the strongest of each row counts one. */
export function* blended(rows: Iterable<Neighbour[]>, second: Map<number, Neighbour[]>): Generator<Neighbour[]> {
  let thing = 0
  for (const row of rows) {
    const other = second.get(thing++)
    yield other ? averaged(shared(row), shared(other)) : shared(row)
  }
}

function averaged(row: Neighbour[], second: Neighbour[]): Neighbour[] {
  const scores = new Map(row.map(({ other, score }) => [other, score / 2]))
  for (const { other, score } of second) scores.set(other, (scores.get(other) ?? 0) + score / 2)
  return [...scores].map(([other, score]) => ({ other, score }))
}

function shared(row: Neighbour[]): Neighbour[] {
  const most = row.reduce((highest, { score }) => Math.max(highest, score), 0)
  return most === 0 ? row : row.map(({ other, score }) => ({ other, score: score / most }))
}
