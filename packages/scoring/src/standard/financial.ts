import type { StandardAnalysis } from '@storyright/contracts/http'
import type { Figures } from '../figures.ts'
import { revenueRules } from '../money/revenue.ts'
import { percent } from '../provenance/amounts.ts'
import { type Block, derived, fromListing, fromMarket } from '../provenance/basis.ts'
import { moneyBasis, scaleWords } from '../provenance/money-basis.ts'
import { roiRules, roiScore } from '../tables/roi.ts'

/** In whole pounds. */
export function financialOf(figures: Figures): Block<StandardAnalysis['financial']> {
  const { budget, boxOffice, revenue, returns, roi, facts } = figures
  return {
    figures: {
      productionBudget: budget.value,
      breakEvenGross: returns.breakEven,
      forecastGross: revenue.total,
      forecastMargin: returns.margin,
      totalRevenue: revenue.total,
      domesticGross: revenue.domestic,
      internationalGross: revenue.international,
      streamingRevenue: revenue.streaming,
      merchandisingRevenue: revenue.merchandising,
      netProfit: returns.netProfit,
      paybackPeriod: returns.payback,
      irr: returns.irr,
      roiScore: roiScore(roi),
    },
    basis: {
      productionBudget: fromMarket(
        `Budget band of medium score ${facts.medium}: ${band(budget)}, placed by the score${scaleWords(figures)}.`,
      ),
      breakEvenGross: moneyBasis.breakEven,
      forecastGross: derived('Box office, streaming and merchandising.'),
      forecastMargin: derived('Net profit as a share of the revenue; nothing where there is none.'),
      totalRevenue: derived('Box office, streaming and merchandising.'),
      domesticGross: grossBasis(facts.genre, band(boxOffice), revenueRules.domesticShare),
      internationalGross: grossBasis(facts.genre, band(boxOffice), 1 - revenueRules.domesticShare),
      streamingRevenue: fromListing(
        `A share of the budget, by the rights on offer and the ROI multiple: ${percent(revenue.streamingShare)}.`,
      ),
      merchandisingRevenue: fromListing(
        revenue.merchandising ? 'A share of the box office, by genre.' : 'No merchandising rights are on offer.',
      ),
      netProfit: derived('Total revenue less the break-even gross.'),
      paybackPeriod: returns.payback === null ? moneyBasis.notPaidBack : moneyBasis.payback,
      irr: returns.irr === null ? moneyBasis.notPaidBack : moneyBasis.irr,
      roiScore: derived(`The ROI multiple ${roi} of at most ${roiRules.cap}, by genre, score and description.`),
    },
  }
}

const grossBasis = (genre: number, range: string, share: number) =>
  fromMarket(
    `Box-office band of genre score ${genre}: ${range}, placed by the score; ${percent(share)} of it for every listing.`,
  )

const millions = (amount: number) => `${amount / 1_000_000}`
const band = ({ low, high }: { low: number; high: number }) => `${millions(low)} to ${millions(high)} million`
