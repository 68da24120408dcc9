import type { BookResult } from './use-basket.ts'

const isLookedUp = ({ state }: BookResult) => state !== 'failed' && state !== 'waiting'

/** What a batch came to: `20 looked up, 14 found, 3 taken over, 1 failed.` */
export function batchWords(results: readonly BookResult[]) {
  const count = (isMeant: (result: BookResult) => boolean) => results.filter(isMeant).length
  const [applied, failed] = [count(({ isApplied }) => isApplied), count((result) => !isLookedUp(result))]
  const parts = [
    `${count(isLookedUp)} looked up`,
    `${count(({ state }) => state === 'matched')} found`,
    ...(applied > 0 ? [`${applied} taken over`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** Which of them a next run is about: those without a result yet, or whose look-up failed. */
export const isLeft = (result: BookResult | undefined) => !result || !isLookedUp(result)
