import type { Figures } from '../figures.ts'
import { returnRules } from '../money/returns.ts'
import { otherRevenueMoves } from '../money/scenarios.ts'
import { wordsFor } from '../observations/observations.ts'
import { change, percent } from './amounts.ts'
import { derived } from './basis.ts'
import { quoted } from './dimension-basis.ts'

const { marketingShare, monthsOfMaking, monthsOfEarning, yearsToMean, discount, discountForRisk } = returnRules

/** What the money that both analyses show rests on. */
export const moneyBasis = {
  breakEven: derived(`The budget and ${percent(marketingShare)} of it for marketing and sales.`),
  scenarios: derived(
    `The foot, the place and the top of the box-office band, with other revenue ${percent(otherRevenueMoves)} less or more. The probabilities are by our tables, not calibrated.`,
  ),
  payback: derived(`${monthsOfMaking} months of making, then ${monthsOfEarning} of earning.`),
  irr: derived(`As if all of it came back after ${yearsToMean} years.`),
  notPaidBack: derived('None: not paid back at this forecast.'),
  presentValue: derived(
    `The scenarios by their probability, discounted at ${percent(discount)} and up to ${percent(discountForRisk)} more for risk, less the costs.`,
  ),
}

/** What moved the budget inside its band, after `placed by the score`. */
export function scaleWords({ scale, answer }: Pick<Figures, 'scale' | 'answer'>): string {
  const words = scale.map(({ text, moves, observed }) => {
    const by =
      observed && answer ? ` (${wordsFor(observed.observation)}, by the model ${answer.name}: ${quoted(observed)})` : ''
    return `${text} ${change(Math.round(moves * 100))}${by}`
  })
  return words.length ? `, then moved by hundredths of the band: ${words.join('; ')}` : ''
}
