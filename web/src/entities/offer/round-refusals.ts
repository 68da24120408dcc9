import { isApiError } from '../../shared/api-error.ts'

/** The code of a refusal, in the words of the contracts; `null` for anything else that failed. */
export const refusalCode = (error: unknown): string | null => (isApiError(error) && error.problem?.code) || null

/** Whoever accepted has read other terms than those that stand. */
export const isOtherRound = (error: unknown): boolean =>
  ['ROUND_CHANGED', 'ROUND_NEEDED'].includes(refusalCode(error) ?? '')
