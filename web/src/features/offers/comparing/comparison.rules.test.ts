import { aComparedOffer, comparedId } from '../../../testing/compared-offers.ts'
import { endingWords, rowsOf, togetherWords } from './comparison.rules.ts'

const ben = { firstName: 'Ben', lastName: 'Marsh', companyName: null }
const una = { firstName: 'Una', lastName: 'Kerr', companyName: null }
const cellsOf = (rows: ReturnType<typeof rowsOf>['differing'], term: string) =>
  rows.find((row) => row.term === term)?.cells.map(({ text, best }) => [text, best])

describe('offers side by side', () => {
  const fixed = { kind: 'fixed', amount: 90_000 } as const
  const offers = [
    aComparedOffer(1, {
      standing: { offerPrice: 21_000, deal: { price: fixed, profits: 2.5 } },
      ...{ priceAtBudget: 90_000, dueOnExercise: 69_000, totalIfExercised: 90_000 },
    }),
    aComparedOffer(2, { producer: ben, standing: { optionPeriod: 24 }, heldUntil: '2026-12-01T09:15:00.000Z' }),
  ]

  it('show first what differs, and what all have in common apart from that', () => {
    const { differing, same } = rowsOf(offers, null)
    expect(differing.map(({ term }) => term)).toEqual([
      ...['Option fee', 'Option period', 'Purchase price', 'Due on exercise', 'Fee and exercise'],
      ...['Extension', 'Net profits', 'Money held until'],
    ])
    expect(same.map(({ term }) => term)).toEqual([
      ...['Rights', 'Further rights requested', 'Fee and price', 'Each episode', 'Later productions'],
      ...['Reserved to the author', 'Credit', 'Consultation', 'Reversion', 'Further terms', 'Your counter-offer'],
      'Can be accepted with',
    ])
  })

  it('name the best of a term by a word, where there is one', () => {
    const { differing } = rowsOf(offers, null)
    expect(cellsOf(differing, 'Option fee')).toEqual([
      ['£21,000', 'Highest fee'],
      ['£18,000', null],
    ])
    expect(cellsOf(differing, 'Option period')).toEqual([
      ['18 months', null],
      ['24 months', 'Longest'],
    ])
    expect(cellsOf(differing, 'Money held until')).toEqual([
      ['4 Dec 2026', null],
      ['1 Dec 2026', 'Ends first'],
    ])
    // One figure alone is the most of nothing.
    expect(cellsOf(differing, 'Net profits')).toEqual([
      ['2.5%', null],
      ['Not stated', null],
    ])
  })

  it('say what holds where an offer leaves a term out', () => {
    const extension = rowsOf(offers, null).differing.find(({ term }) => term === 'Extension')!
    expect(extension.cells.map(({ text, isUsual }) => [text, isUsual])).toEqual([
      ['Once, by 18 months for £21,000; does not count toward the price', true],
      ['Once, by 24 months for £18,000; does not count toward the price', true],
    ])
  })

  it('name the budget that a price was worked out at, and say where one is needed', () => {
    const byBudget = { kind: 'budget', percent: 2, floor: null, ceiling: null } as const
    const needing = aComparedOffer(3, { standing: { deal: { price: byBudget } } })
    expect(cellsOf(rowsOf([offers[0]!, needing, offers[1]!], null).differing, 'Price')).toEqual([
      ['£90,000', null],
      ['Needs a budget', null],
      ['Price to be agreed', null],
    ])
    const known = { ...needing, priceAtBudget: 100_000 }
    expect(cellsOf(rowsOf([offers[0]!, known], 5_000_000).differing, 'Price at £5,000,000')).toEqual([
      ['£90,000', null],
      ['£100,000', 'Highest price'],
    ])
  })

  it('tell two offers of one producer apart by their fees', () => {
    const twice = [aComparedOffer(1, { standing: { offerPrice: 21_000 } }), aComparedOffer(2)]
    expect([...rowsOf(twice, null).names.values()]).toEqual(['Rosa Adeyemi (£21,000)', 'Rosa Adeyemi (£18,000)'])
  })
})

describe('which offers go together', () => {
  const [first, second, third] = [1, 2, 3].map(comparedId) as [string, string, string]
  const three = (joins: [string[], string[], string[]]) => [
    aComparedOffer(1, { canJoin: joins[0] }),
    aComparedOffer(2, { producer: ben, canJoin: joins[1] }),
    aComparedOffer(3, { producer: una, canJoin: joins[2] }),
  ]
  const none = three([[], [], []])
  const pair = three([[second], [first], []])
  const all = three([
    [second, third],
    [first, third],
    [first, second],
  ])

  it('is said in a sentence', () => {
    expect(togetherWords(none)).toMatch(/^Only one of these can be accepted/)
    expect(togetherWords(pair)).toBe('These can be accepted together: Rosa Adeyemi with Ben Marsh.')
    expect(togetherWords(all)).toMatch(/^All can be accepted beside one another/)
    expect(togetherWords(three([[second], [first], []]).slice(0, 2))).toMatch(/^Both can be accepted/)
    expect(togetherWords(none.map((offer) => ({ ...offer, isFree: false })))).toMatch(/^None of these/)
  })

  it('is said of each', () => {
    const { differing } = rowsOf(pair, null)
    expect(cellsOf(differing, 'Can be accepted with')?.map(([text]) => text)).toEqual([
      'Ben Marsh',
      'Rosa Adeyemi',
      'None of the others',
    ])
  })

  it('is said of whoever is about to be accepted: which others end, and which stay', () => {
    expect(endingWords(first, pair)).toBe(
      'This ends the offer of Una Kerr: what is held is released, and we notify them. It leaves the offer of Ben Marsh with you to answer.',
    )
    expect(endingWords(first, none)).toBe(
      'This ends the offers of Ben Marsh and Una Kerr: what is held is released, and we notify them.',
    )
    expect(endingWords(first, all)).toBe('It leaves the offers of Ben Marsh and Una Kerr with you to answer.')
    expect(endingWords(first, none.slice(0, 1))).toBe('No other offer for the title is pending.')
  })
})
