import { money } from '../../entities/money/money.ts'
import { holdDay } from '../../entities/offer/offer-words.ts'

/** What a hold is, in a plain sentence. `amount` is `null` while it is not chosen. */
export function holdWords(amount: number | null) {
  const fee = amount === null ? 'the option fee' : money(amount)
  return `We ask your bank to set ${fee} aside. It is not taken today. If the agent accepts, it is charged once; if they decline, or have not answered by ${holdDay(new Date())}, it is released.`
}
