/** Ranks count, not scores: similarity and word weights cannot be compared. */
const STEADY = 20
const OF_MEANING = 2
const OF_WORDS = 1

export interface Meant<Id> {
  id: Id
  score: number
  /** Its place in each of the two orders, from 0; `null` where it is in one of them only. */
  byMeaning: number | null
  byWords: number | null
}

/** Merges two rankings: the first of both comes first. Meaning counts twice; with equal weights fewer titles were found. */
export function fuse<Id>(byMeaning: readonly Id[], byWords: readonly Id[]): Meant<Id>[] {
  const meant = new Map(byMeaning.map((id, place) => [id, place]))
  const worded = new Map(byWords.map((id, place) => [id, place]))
  const score = (place: number | undefined, weight: number) => (place === undefined ? 0 : weight / (STEADY + place + 1))
  return [...new Set([...byWords, ...byMeaning])]
    .map((id) => ({
      id,
      score: score(meant.get(id), OF_MEANING) + score(worded.get(id), OF_WORDS),
      byMeaning: meant.get(id) ?? null,
      byWords: worded.get(id) ?? null,
    }))
    .sort((one, other) => other.score - one.score) // of equal ones those that words found stay first
}
