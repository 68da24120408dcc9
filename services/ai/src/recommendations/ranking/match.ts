/** Signals of this weight in all make a match as sure as half of what it can be. */
const KNOWN_HALFWAY = 4
const LOWEST = 40
const HIGHEST = 98

/** How well a listing matches, 0 to 100: next to the best one there is, and by how much is known of the person. */
export function matchScore({ score, best, known }: { score: number; best: number; known: number }): number {
  const share = best > 0 ? Math.max(0, score) / best : 0
  const sure = 0.5 + 0.5 * (known / (known + KNOWN_HALFWAY))
  return Math.round(LOWEST + (HIGHEST - LOWEST) * Math.sqrt(share) * sure)
}
