import fc from 'fast-check'
import { anyListing, fullListing } from '../../test/listings.ts'
import { dimensionNames } from '../dimensions/dimensions.ts'
import { factsOf } from '../dimensions/facts.ts'
import { rulesScores } from '../dimensions/rules-scores.ts'
import { aiScore, viabilityScore, withoutAnswer } from '../tables/scores.ts'
import { isPlausible } from './is-plausible.ts'
import { type ObservationName, observationNames, observationOf, observations } from './observations.ts'
import { scoresFrom } from './scores-from.ts'

const observed = (...names: ObservationName[]) =>
  names.map((observation) => ({ observation, quote: 'any words', field: 'synopsis' as const }))
const rules = rulesScores(fullListing)

describe('the table of observations', () => {
  it('has for and against in every dimension, with points that no single one exceeds', () => {
    for (const name of dimensionNames) {
      const points = observationNames
        .map(observationOf)
        .filter(({ dimension }) => dimension === name)
        .map(({ points }) => points)
      expect(points.some((one) => one > 0) && points.some((one) => one < 0)).toBe(true)
      expect(Math.max(...points.map(Math.abs))).toBeLessThanOrEqual(6)
    }
  })
  it.each(Object.entries(observations))(
    'adds the points of %s to its dimension and to no other',
    (name, { dimension, points }) => {
      const scores = scoresFrom(observed(name as ObservationName), rules)
      for (const each of dimensionNames) expect(scores[each] - rules[each]).toBe(each === dimension ? points : 0)
    },
  )
  it('moves nothing without an observation', () => expect(scoresFrom([], rules)).toEqual(rules))
})

describe('an answer', () => {
  it('counts while every dimension is within 15 of the rules’ score', () => {
    expect(isPlausible({ ...rules, audienceReach: rules.audienceReach - 15 }, rules)).toBe(true)
    expect(isPlausible({ ...rules, audienceReach: rules.audienceReach - 16 }, rules)).toBe(false)
    expect(isPlausible({ ...rules, audienceReach: undefined }, rules)).toBe(true)
  })
  it('counts while the AI score is within 5 of the rules’ one', () => {
    const { marketAppeal, adaptationFit } = rules
    expect(isPlausible({ ...rules, marketAppeal: marketAppeal + 12, adaptationFit: adaptationFit + 13 }, rules)).toBe(
      true,
    )
    expect(isPlausible({ ...rules, marketAppeal: marketAppeal + 13, adaptationFit: adaptationFit + 13 }, rules)).toBe(
      false,
    )
  })
  it('that observes everything good of a title counts for none', () =>
    fc.assert(
      fc.property(anyListing, (listing) => {
        const own = rulesScores(listing)
        const good = observationNames.filter((name) => {
          const { dimension, points } = observationOf(name)
          return dimension === 'riskProfile' ? points < 0 : points > 0
        })
        expect(isPlausible(scoresFrom(observed(...good), own), own)).toBe(false)
      }),
    ))
})

describe('whatever a text makes a model say', () => {
  const anyAnswer = fc.subarray(observationNames)

  it('moves the viability score of its listing by 5 at most', () =>
    fc.assert(
      fc.property(anyListing, anyAnswer, anyAnswer, (listing, honest, injected) => {
        const { genre, medium, lengthBonus } = factsOf(listing)
        const own = rulesScores(listing)
        const viability = (names: ObservationName[]) => {
          const scores = scoresFrom(observed(...names), own)
          const ai = isPlausible(scores, own) ? aiScore(scores) : withoutAnswer
          return viabilityScore({ genre, medium, lengthBonus, ai })
        }
        expect(Math.abs(viability(honest) - viability(injected))).toBeLessThanOrEqual(5)
      }),
      { numRuns: 500 },
    ))
})
