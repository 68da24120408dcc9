import type { Deal } from '@storyright/contracts/vocabulary'
import { dealFacts, dueWords, exampleWords } from './deal-words.ts'

const offered = { fee: 5_000, months: 18 }
const byBudget: Deal = { price: { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: 90_000 } }
const fixed: Deal = { price: { kind: 'fixed', amount: 50_000 } }
const words = (deal: Deal | null) => dealFacts(deal, offered).map(({ term, value }) => `${term}: ${value}`)

describe('a deal in words', () => {
  it('is nothing where nothing is said', () => expect([words(null), words({})]).toEqual([[], []]))

  it.each<[Deal, string]>([
    [byBudget, 'Purchase price: 2.5% of the budget, at least £40,000 and at most £90,000'],
    [fixed, 'Purchase price: £50,000'],
    [{ feeCreditable: false }, 'Fee and price: The option fee does not count toward the price'],
    [{ extension: { times: 0 } }, 'Extension: None'],
    [
      { extension: { times: 2, months: 6, fee: 3_000 } },
      'Extension: Twice, by 6 months for £3,000 each time; does not count toward the price',
    ],
    [{ extension: { fee: 0 } }, 'Extension: Once, by 18 months without a fee'],
    [{ episode: { to30: 1_000, to60: null, over60: 0 } }, 'Each episode: £1,000 up to 30 minutes, £0 longer'],
    [{ profits: 0 }, 'Net profits: 0%'],
    [
      { passive: { sequel: 50, remake: null, spinOff: 25 } },
      'Later productions: sequel 50% of the price, spin-off 25%',
    ],
    [
      {
        reserved: [
          { right: 'stage', holdYears: 1 },
          { right: 'live', holdYears: 0 },
        ],
      },
      'Reserved to the author: Stage (not used for 1 year), Live events',
    ],
    [{ credit: { words: 'By Ada', place: 'end_titles' } }, 'Credit: “By Ada”, end titles'],
    [{ consultation: 'approves_writer' }, 'Consultation: The author approves the writer'],
    [{ reversionYears: 7 }, 'Reversion: 7 years after exercise without a shoot'],
    [{ further: 'Set visits' }, 'Further terms: Set visits'],
  ])('is one line for one field: %j', (deal, line) => expect(words(deal)).toEqual([line]))
})

describe('what is due on exercise, in words', () => {
  const due = (deal: Deal | null, more: { extensions?: number; refunded?: number } = {}) =>
    dueWords(deal, { ...offered, extensions: 0, budget: null, ...more })
  it('names the price, and what counts toward it', () => {
    expect(due(null)).toBeNull()
    expect(due(fixed)).toBe('£45,000 is due: the price of £50,000 less £5,000 paid on account.')
    expect(due(fixed, { refunded: 5_000 })).toBe('The price of £50,000 is due.')
    expect(due({ ...fixed, extension: { creditable: true } }, { extensions: 1 })).toContain('£40,000 is due')
    expect(due(byBudget)).toBe(
      'The price is 2.5% of the budget, at least £40,000 and at most £90,000. Of what was paid, £5,000 counts toward it.',
    )
  })

  it('is worked out at a budget that one types', () => {
    const example = (deal: Deal | null, budget: number | null) => exampleWords(deal, { ...offered, budget })
    expect(example(byBudget, 2_000_000)).toBe('At a budget of £2,000,000: price £50,000, due on exercise £45,000.')
    expect(example(byBudget, null)).toBeNull()
    expect(example(null, 2_000_000)).toBeNull()
    expect(example({ ...fixed, extension: { fee: 3_000, creditable: true } }, null)).toBe(
      'Price £50,000, due on exercise £45,000. After an extension, £42,000.',
    )
  })
})
