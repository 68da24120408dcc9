/** The colour follows the number: green from 80, yellow from 60, else red. */
export const scoreTone = (score: number): 'ok' | 'wait' | 'bad' => (score >= 80 ? 'ok' : score >= 60 ? 'wait' : 'bad')

/** The word follows the band, which is cut elsewhere than the colour. */
export function viabilityWord(score: number) {
  if (score >= 85) return 'Highly Viable'
  if (score >= 70) return 'Viable'
  if (score >= 50) return 'Cautionary'
  return 'High Risk'
}
