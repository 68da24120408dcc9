import { type PublicListing, publicListing } from '@storyright/contracts/events'
import { demoListings } from '@storyright/demo'
import {
  type AnalysisInput,
  commercialAnalysisOf,
  enhancedAnalysisOf,
  type ModelAnswer,
  standardAnalysisOf,
  withFound,
} from '@storyright/scoring'
import { contentOf } from '../../sandbox/src/model/completion.ts'
import { inputOf } from '../../services/ai/src/analyses/analysis-input.ts'
import { scoresOf, validateAnswer } from '../../services/ai/src/model/answers/validate-answer.ts'
import { prompt } from '../../services/ai/src/model/prompts/prompt.ts'
import { promptInputOf } from '../../services/ai/src/model/task/prompt-input.ts'
import { replySchema } from '../../services/ai/src/model/task/reply.ts'
import { deriveListing } from '../../services/catalogue/src/listings/derive-listing.ts'

const now = new Date('2026-11-28T00:00:00Z')
const poundsPer = { GBP: 1, USD: 0.79, EUR: 0.85 }

/** The demo's listings as catalogue publishes them. */
export const demoPublished = (): PublicListing[] =>
  demoListings().map(({ agentId, form, status, isFeatured, createdAt }, place) => {
    const {
      viabilityScore,
      genreScore: _g,
      mediumScore: _m,
      lengthBonus: _l,
      roiMultiple: _r,
      ...derived
    } = deriveListing(form, poundsPer, null)
    return publicListing.parse({
      id: String(place + 1),
      ...form,
      ...derived,
      agentId,
      status,
      isFeatured,
      createdAt,
      updatedAt: createdAt,
      viabilityScore,
      chainOfTitleVerified: false,
      earlyAccessUntil: null,
      aiConsent: true,
    })
  })

/** What the sandbox's model observes of a listing; `null` where its answer counts as none. */
export function sandboxAnswer(listing: PublicListing): ModelAnswer | null {
  const request = {
    model: 'sandbox-1',
    messages: [
      { role: 'system' as const, content: prompt },
      { role: 'user' as const, content: JSON.stringify(promptInputOf(listing)) },
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: 'observations', strict: true, schema: replySchema as Record<string, unknown> },
    },
  }
  try {
    const observations = validateAnswer(contentOf(request, { gullible: false }), listing)
    const aiScores = scoresOf(observations, listing)
    return (
      aiScores && {
        name: 'sandbox-1',
        promptVersion: 'evaluated',
        answeredAt: now.toISOString(),
        aiScores,
        observations,
      }
    )
  } catch {
    return null
  }
}

export function analysisInputOf(listing: PublicListing, answer: ModelAnswer | null): AnalysisInput {
  return inputOf({ listing: withFound(listing, null, now), listingVersion: 1, answer, now })
}

const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

/** How far the demo's analyses differ from one another. */
export function measureAnalyses() {
  const listings = demoPublished()
  const inputs = listings.map((listing) => analysisInputOf(listing, sandboxAnswer(listing)))
  const [standard, enhanced, commercial] = [
    inputs.map(standardAnalysisOf),
    inputs.map(enhancedAnalysisOf),
    inputs.map(commercialAnalysisOf),
  ]
  return {
    titles: listings.length,
    'with an answer of the model': inputs.filter(({ answer }) => answer).length,
    'with the score of the tables': listings.filter((one, at) => one.viabilityScore === standard[at]!.viabilityScore)
      .length,
    'distinct viability scores': distinct(standard.map(({ viabilityScore }) => viabilityScore)),
    'distinct budgets': distinct(standard.map(({ financial }) => financial.productionBudget)),
    'distinct forecasts': distinct(standard.map(({ financial }) => financial.forecastGross)),
    'distinct audience sizes': distinct(standard.map(({ audience }) => audience.size.estimated)),
    'with a present value of 0 and more': enhanced.filter(({ financial }) => financial.riskAdjustedNPV >= 0).length,
    'Greenlight Ready': enhanced.filter(({ tier }) => tier === 'Greenlight Ready').length,
    'worth a closer look': commercial.filter((one) => one.recommendedAction === 'Worth a closer look').length,
    'distinct lists of five films': distinct(
      inputs.map(({ films }) => films.map(({ title, year }) => `${title} ${year}`)),
    ),
    'with five films equally like it': inputs.filter(
      ({ films }) => films.length === 5 && distinct(films.map(({ similarity }) => similarity)) === 1,
    ).length,
    'with a range of what films like it returned': inputs.filter(({ returned }) => returned).length,
  }
}
