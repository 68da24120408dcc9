import { type Deal, dueOnExercise, paidOnAccount, priceAt, priceWords } from '@storyright/contracts/vocabulary'
import { money } from '../money/money.ts'

export {
  consultationLabels,
  creditPlaceLabels,
  dealFacts,
  dealTerms,
  priceWords,
  reservedLabels,
} from '@storyright/contracts/vocabulary'

interface Offered {
  fee: number
  months: number
}

interface PaidInput extends Offered {
  extensions: number
  refunded?: number
  budget: number | null
}

/** What is paid when the option is exercised, as far as it is known; `null` where the price is to be agreed. */
export function dueWords(deal: Deal | null, paid: PaidInput): string | null {
  if (!deal?.price) return null
  const onAccount = paidOnAccount(deal, paid)
  const price = priceAt(deal, paid.budget)
  const due = dueOnExercise(deal, paid)
  if (price === null || due === null) {
    const less = onAccount > 0 ? ` Of what was paid, ${money(onAccount)} counts toward it.` : ''
    return `The price is ${priceWords(deal.price)}.${less}`
  }
  if (onAccount === 0) return `The price of ${money(price)} is due.`
  return `${money(due)} is due: the price of ${money(price)} less ${money(onAccount)} paid on account.`
}

/** "At a budget of £2,000,000: price £50,000, due on exercise £45,000." */
export function exampleWords(
  deal: Deal | null,
  { fee, months, budget }: Offered & { budget: number | null },
): string | null {
  const price = priceAt(deal, budget)
  const due = (extensions: number) => dueOnExercise(deal, { fee, months, extensions, budget })
  const [first, later] = [due(0), due(1)]
  if (price === null || first === null || later === null) return null
  const at = deal?.price?.kind === 'budget' && budget !== null ? `At a budget of ${money(budget)}: price` : 'Price'
  const after = later < first ? ` After an extension, ${money(later)}.` : ''
  return `${at} ${money(price)}, due on exercise ${money(first)}.${after}`
}
