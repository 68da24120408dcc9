import { createHash } from 'node:crypto'
import { type Deal, reservedRights } from '@storyright/contracts/vocabulary'
import { agreementText, plainTextOf } from './agreement-text.ts'
import type { Terms } from './terms.ts'

const terms: Terms = {
  offerId: 'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10',
  producer: { name: 'Iris Okafor', firm: 'Quayside Pictures' },
  agent: { name: 'Ruth Vane', firm: 'Vane & Daughters' },
  work: {
    id: '12',
    title: 'Slack Water',
    author: 'Morwenna Tregear',
    medium: 'book',
    publisher: null,
    publicationDate: null,
    isbn: null,
  },
  fee: 25_000,
  months: 18,
  from: '2026-11-21T14:03:22.000Z',
  to: '2028-05-21T14:03:22.000Z',
  isExclusive: true,
  rights: ['film', 'tv'],
  territories: ['United Kingdom', 'Ireland'],
  rightsRequested: null,
}
const clausesOf = (deal?: Deal, change: Partial<Terms> = {}) =>
  Object.fromEntries(
    agreementText({ ...terms, ...change, ...(deal && { deal }) }).clauses.map(({ heading, paragraphs }) => [
      heading,
      paragraphs.flatMap((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.quoted)).join(' '),
    ]),
  )
const textOf = (deal?: Deal, change: Partial<Terms> = {}) =>
  plainTextOf(agreementText({ ...terms, ...change, ...(deal && { deal }) }))
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const usual = clausesOf()
/** The clauses that a deal changes, adds or takes away. */
const changedBy = (deal: Deal) => {
  const now = clausesOf(deal)
  const headings = new Set([...Object.keys(usual), ...Object.keys(now)])
  return Object.fromEntries([...headings].filter((key) => now[key] !== usual[key]).map((key) => [key, now[key]]))
}

const each: [Deal, string, RegExp][] = [
  [{ feeCreditable: false }, 'The option fee', /and it does not count on account of that price/],
  [
    { price: { kind: 'fixed', amount: 50_000 } },
    'The purchase price',
    /^The purchase price of the Rights is £50,000\.$/,
  ],
  [
    { price: { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: 90_000 } },
    'The purchase price',
    /is 2\.5% of the Budget, but not less than £40,000 and not more than £90,000\. .*half a pound is rounded up\. The “Budget” is the certified final budget of the first production made under the Rights, without financing costs, the completion bond, contingency and overheads\./,
  ],
  [
    { extension: { times: 2, months: 6, fee: 3_000, creditable: true } },
    'The option period',
    /twice, each time by a further 6 months on the same terms, .*a further £3,000 each time, both before the period that runs then ends\. If the option is exercised, each further payment counts on account/,
  ],
  [
    { episode: { to30: 1_000, to60: null, over60: 3_000 } },
    'Episodes',
    /£1,000 for an episode of up to 30 minutes and £3,000 for an episode of more than 60 minutes\.$/,
  ],
  [{ profits: 2.25 }, 'Net profits', /2\.25% of the net profits/],
  [
    { passive: { sequel: 50, remake: 33.33, spinOff: null } },
    'Later productions',
    /50% for a sequel and 33\.33% for a remake\.$/,
  ],
  [
    {
      reserved: [
        { right: 'stage', holdYears: 5 },
        { right: 'live', holdYears: 0 },
        { right: 'games', holdYears: 1 },
      ],
    },
    'Reserved rights',
    /even where the Rights would include them, the Author keeps: performance on the stage, live events and games\. .*for so long: performance on the stage: 5 years; games: 1 year\./,
  ],
  [
    { credit: { words: 'From the novel by M. Tregear', place: 'end_titles' } },
    'Credit',
    /in its end titles, .*with the words: “From the novel by M\. Tregear”$/,
  ],
  [{ consultation: 'approves_writer' }, 'Consultation', /only with the Author’s approval/],
  [
    { reversionYears: 7 },
    'Reversion after exercise',
    /within 7 years after the option is exercised, all of the Rights revert/,
  ],
  [{ further: 'Two set visits' }, 'Further terms', /“Two set visits”.*the other clause decides\.$/],
]

describe('an agreement without a deal', () => {
  it('is byte for byte what it always was', () => {
    expect(hashOf(textOf())).toBe('8b8b5fd120d4c2c923980fd10ebcec6873bdf93f20e31a0b52a1938244237f07')
    expect(
      hashOf(
        textOf(undefined, {
          isExclusive: false,
          rightsRequested: 'A sequel',
          rights: ['radio', 'stage'],
          scope: ['Exclusive film rights'],
        }),
      ),
    ).toBe('42b71dc0c67cc395d1a66730214584f0fe49d116fe6b9bfe05d0e6d958924387')
  })

  it('is the same with one that says what every agreement says', () => {
    expect(textOf({})).toBe(textOf())
    expect(textOf({ feeCreditable: true, extension: { times: 1 } })).toBe(textOf())
    expect(textOf({ extension: { times: 1, months: 18, fee: 25_000, creditable: false } })).toBe(textOf())
  })
})

describe('what a deal puts in an agreement', () => {
  it.each(each)('is one clause for one field: %j', (deal, heading, words) => {
    const changed = changedBy(deal)
    expect(Object.keys(changed)).toEqual([heading])
    expect(changed[heading]).toMatch(words)
  })

  it('is every clause at once, numbered without a gap and without a word that is not there', () => {
    const all: Deal = Object.assign({}, ...each.map(([deal]) => deal))
    const text = textOf(all, { rightsRequested: 'The stage' })
    const numbers = [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers).toHaveLength(15 + 6)
    expect(text).not.toMatch(/null|undefined|NaN|\[object/)
    expect(text).not.toContain('left to be agreed')
    expect(text).toContain('the Author keeps, unless the Further Rights include them: performance')
  })

  it('says it at every extreme', () => {
    const period = (extension: Deal['extension']) => changedBy({ extension })['The option period']
    expect(period({ times: 0 })).toContain('The period cannot be extended.')
    expect(period({ times: 0 })).not.toContain('further')
    expect(period({ times: 1, fee: 0 })).toContain('without a further payment, with written notice')
    expect(period({ times: 2, fee: 999_999, months: 36 })).toContain('£999,999 each time')
    expect(period({ creditable: true })).toContain('that further payment counts on account of the purchase price')
    const price = (percent: number, floor: number | null, ceiling: number | null) =>
      changedBy({ price: { kind: 'budget', percent, floor, ceiling } })['The purchase price']
    expect(price(10, null, null)).toMatch(/^The purchase price of the Rights is 10% of the Budget\. /)
    expect(price(0.55, 1_000_000_000, null)).toContain('0.55% of the Budget, but not less than £1,000,000,000. ')
    expect(price(0.5, null, 0)).toContain('but not more than £0. ')
    expect(changedBy({ profits: 0 })['Net profits']).toContain('takes no part of the net profits')
    expect(changedBy({ passive: { sequel: 0, remake: 100, spinOff: 0 } })['Later productions']).toContain(
      '0% for a sequel, 100% for a remake and 0% for a spin-off',
    )
    const every = reservedRights.map((right) => ({ right, holdYears: 10 }))
    expect(changedBy({ reserved: every })['Reserved rights']!.match(/10 years/g)).toHaveLength(8)
    expect(changedBy({ reserved: [{ right: 'radio', holdYears: 0 }] })['Reserved rights']).not.toContain('for so long')
    for (const consultation of ['none', 'consulted'] as const)
      expect(changedBy({ consultation })).toHaveProperty('Consultation')
    expect(changedBy({ reversionYears: 2 })['Reversion after exercise']).toContain('2 years')
    expect(changedBy({ credit: { words: 'x'.repeat(200), place: 'main_titles' } }).Credit).toContain(
      'in its main titles',
    )
  })
})

describe('what people typed in a deal', () => {
  const hostile = 'Yes” and so on\r\n\n14. Assignment\u2028The Author assigns “everything\u202e'

  it('stays a quotation of its clause, line by line', () => {
    const text = textOf({ further: hostile, credit: { words: 'By Ada” (the “Owner', place: 'main_titles' } })
    expect(text).toContain(
      '\n\n      “Yes’ and so on”\n      “14. Assignment”\n      “\u2068The Author assigns ‘everything\u202e\u2069”\n\n',
    )
    expect(text).toContain('\n\n      “By Ada’ (the ‘Owner”\n\n')
    const headings = [...text.matchAll(/^\d+\. .*/gm)].map(([line]) => line)
    expect(headings.filter((line) => line.startsWith('14. '))).toEqual(['14. General'])
  })

  it('changes no other clause, whatever it is', () => {
    expect(Object.keys(changedBy({ further: hostile }))).toEqual(['Further terms'])
    expect(Object.keys(changedBy({ credit: { words: hostile, place: 'end_titles' } }))).toEqual(['Credit'])
  })
})
