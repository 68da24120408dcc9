import type { Hold } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'

/** What the provider said to a capture under one number. */
export type Answer =
  | 'captured'
  /** It understood and refused; whoever asks under this number again hears the same. */
  | 'refused'
  /** It repeated a failure of its own as the number's first answer: this number will never do anything else. */
  | 'failed for good'
  /** Nothing, or nothing that says what became of the number. It may still be carried out. */
  | 'unknown'

interface Told {
  status: number | null
  isRefusal: boolean
  isRepeated: boolean
}

/** What an error that the provider answered with says of the capture. */
export function answerIn({ status, isRefusal, isRepeated }: Told): Answer {
  if (isRefusal) return 'refused'
  return isRepeated && status !== null && status >= 500 ? 'failed for good' : 'unknown'
}

/** The number to ask under: one whose outcome is not written is asked again, and only then comes the next. */
export const numberToAsk = ({
  captureAttempt,
  captureIsOpen,
}: Pick<Hold, 'captureAttempt' | 'captureIsOpen'>): number => (captureIsOpen ? captureAttempt : captureAttempt + 1)

export type Step =
  /** The hold itself says how it ended: our books go there. */
  | 'follow'
  /** The number is closed and the claim goes, together. */
  | 'undo'
  /** The number is closed, the claim stays, and the next number begins. */
  | 'begin the next'
  /** The number stays open. */
  | 'ask again later'

/** What follows from an answer, and from what the provider says of the hold after it. */
export function stepAfter(answer: Answer, now: Intent['state']): Step {
  if (now === 'captured' || now === 'gone') return 'follow'
  if (answer === 'refused') return 'undo'
  return answer === 'failed for good' ? 'begin the next' : 'ask again later'
}
