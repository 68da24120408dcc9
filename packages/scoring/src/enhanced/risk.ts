import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { asScore } from '../dimensions/dimensions.ts'
import type { Figures } from '../figures.ts'
import { type Block, derived, fromListing, fromMarket } from '../provenance/basis.ts'

/** More is riskier; what each factor comes from is ours. */
export const riskRules = {
  /** From here on a factor gets advice. */
  adviceFrom: 50,
  rights: { verified: 10, unverified: 50, nonExclusive: 20 },
} as const

interface Factor {
  name: string
  advice: string
  of(figures: Figures): Block<number>
}

const block = (figures: number, text: ReturnType<typeof derived>): Block<number> => ({ figures, basis: { '': text } })

const factors: readonly Factor[] = [
  {
    name: 'Market',
    advice: 'Test the premise with buyers before the script is written.',
    of: ({ confidence, facts }) =>
      block(confidence.marketVolatility, fromMarket(`Market volatility at genre score ${facts.genre}.`)),
  },
  {
    name: 'Rights',
    advice: 'Have the chain of title verified, and ask for exclusivity.',
    of: ({ listing }) => {
      const { verified, unverified, nonExclusive } = riskRules.rights
      const base = listing.chainOfTitleVerified ? verified : unverified
      const more = listing.exclusivity === 'non-exclusive' ? nonExclusive : 0
      return block(base + more, fromListing('The chain of title and the exclusivity of the listing.'))
    },
  },
  {
    name: 'Production',
    advice: 'Write for fewer places and effects, or find a co-producer.',
    of: ({ budget, facts }) =>
      block(asScore((budget.value / 40_000_000) * 100), fromMarket(`The budget at medium score ${facts.medium}.`)),
  },
  {
    name: 'Returns',
    advice: 'Sell territories ahead, or plan a smaller production.',
    of: ({ returns, revenue }) =>
      block(asScore((returns.breakEven / revenue.total) * 50), derived('The break-even gross beside the forecast.')),
  },
  {
    name: 'Data',
    advice: 'Ask the agent for what is missing before you decide.',
    of: ({ confidence }) =>
      block(100 - confidence.dataQuality, fromListing('How much of what we look for is missing.')),
  },
]

export function riskOf(figures: Figures): Block<EnhancedAnalysis['riskAssessment']> {
  const found = factors.map((factor) => ({ ...factor, score: factor.of(figures) }))
  const strategies = found.filter(({ score }) => score.figures >= riskRules.adviceFrom).map(({ advice }) => advice)
  return {
    figures: {
      overallRisk: figures.scores.riskProfile,
      factors: Object.fromEntries(found.map(({ name, score }) => [name, score.figures])),
      mitigationStrategies: strategies,
    },
    basis: {
      overallRisk: derived('The dimension Risk Profile.'),
      ...Object.fromEntries(found.map(({ name, score }) => [`factors.${name}`, score.basis['']!])),
      mitigationStrategies: strategies.length
        ? derived(`One for each factor of ${riskRules.adviceFrom} and more.`)
        : derived('None: no factor is high.'),
    },
  }
}
