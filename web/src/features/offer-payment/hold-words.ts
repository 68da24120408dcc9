import { money } from '../../entities/money/money.ts'

/** What a hold is, in a plain sentence. `amount` is `null` while it is not chosen. */
export function holdWords(amount: number | null) {
  const fee = amount === null ? 'the option fee' : money(amount)
  return `We ask your bank to set ${fee} aside. It is not taken today. If the agent accepts, it is charged once; if they decline, or have not answered when the hold runs out after about 7 days, it is released.`
}
