import { commercialAnalysis, enhancedAnalysis, standardAnalysis } from '@storyright/contracts/http'
import { basisOf, type Provenance } from '@storyright/contracts/vocabulary'
import fc from 'fast-check'
import { answer, anyListing, film, input } from '../test/listings.ts'
import { rulesScores } from './dimensions/rules-scores.ts'
import {
  type AnalysisInput,
  commercialAnalysisOf,
  enhancedAnalysisOf,
  scoresFrom,
  standardAnalysisOf,
} from './index.ts'
import { observationNames } from './observations/observations.ts'

const figuresOfSearch = commercialAnalysis.omit({ listing: true, lastAnalyzedAt: true }).strict()
const kinds = [
  ['standard', standardAnalysisOf, standardAnalysis.strict()],
  ['enhanced', enhancedAnalysisOf, enhancedAnalysis.strict()],
  ['commercial', commercialAnalysisOf, figuresOfSearch],
] as const

const anyInput: fc.Arbitrary<AnalysisInput> = fc
  .record({
    listing: anyListing,
    observed: fc.option(fc.subarray(observationNames)),
    films: fc.nat(8),
    version: fc.nat(),
  })
  .map(({ listing, observed, films, version }) => {
    const observations =
      observed?.map((observation) => ({ observation, quote: 'some words', field: 'synopsis' as const })) ?? []
    return input({
      listing,
      listingVersion: version,
      answer: observed && answer({ observations, aiScores: scoresFrom(observations, rulesScores(listing)) }),
      films: Array.from({ length: films }, (_, index) =>
        film({ title: `Film ${index}`, isGrossDomestic: index === 1 }),
      ),
    })
  })

/** The paths of all figures, and of the lists. */
function leaves(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, path ? `${path}.${name}` : name))
}

describe('the verdicts of any listing', () => {
  it('never recommend an offer, and call nothing Greenlight Ready that is taken or loses money', () =>
    fc.assert(
      fc.property(anyInput, (given) => {
        const [standard, enhanced, commercial] = [
          standardAnalysisOf(given),
          enhancedAnalysisOf(given),
          commercialAnalysisOf(given),
        ]
        const said = [...standard.recommendations, commercial.recommendedAction, ...commercial.keyInsights].join(' ')
        expect(said).not.toMatch(/make an offer|supports an offer|move first|before you offer/i)
        if (given.listing.status === 'available' && enhanced.financial.riskAdjustedNPV >= 0) return
        expect(enhanced.tier).not.toBe('Greenlight Ready')
        expect(said).not.toMatch(/worth a closer look/i)
      }),
    ))

  it('are of one score, provisional until the model has answered where it may, and another band has a note', () =>
    fc.assert(
      fc.property(anyInput, fc.boolean(), (input, aiConsent) => {
        const given = { ...input, listing: { ...input.listing, aiConsent } }
        const [standard, enhanced, commercial] = [
          standardAnalysisOf(given),
          enhancedAnalysisOf(given),
          commercialAnalysisOf(given),
        ]
        expect([enhanced.viabilityScore, commercial.commercialScore]).toEqual([
          standard.viabilityScore,
          standard.viabilityScore,
        ])
        const isProvisional = given.answer === null && aiConsent
        const before = standardAnalysisOf({ ...given, answer: null })
        for (const one of [standard, enhanced, commercial]) {
          expect(one.isProvisional).toBe(isProvisional)
          if (before.tier === standard.tier) expect(one.scoreNote).toBeNull()
          else expect(one.scoreNote).toContain(`The tables alone gave ${before.viabilityScore}`)
        }
      }),
    ))
})

describe.each(kinds)('the %s analysis of any listing', (_, analysisOf, schema) => {
  it('has the documented shape', () =>
    fc.assert(
      fc.property(anyInput, (given) => void schema.parse(analysisOf(given))),
      { numRuns: 300 },
    ))

  it('says what every figure rests on', () =>
    fc.assert(
      fc.property(anyInput, (given) => {
        const { provenance, ...figures } = analysisOf(given) as { provenance: Provenance }
        for (const path of leaves(figures))
          expect([path, basisOf(provenance, path)?.says]).toEqual([path, expect.stringMatching(/\S/)])
      }),
    ))

  it('is the same for the same input', () =>
    fc.assert(fc.property(anyInput, (given) => expect(analysisOf(given)).toEqual(analysisOf(structuredClone(given))))))
})
