import { mediums } from '@storyright/contracts/vocabulary'
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
const written = (change: Partial<Terms> = {}) => plainTextOf(agreementText({ ...terms, ...change }))
const clause = (heading: string, change: Partial<Terms> = {}) =>
  agreementText({ ...terms, ...change })
    .clauses.find((one) => one.heading === heading)
    ?.paragraphs.flatMap((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.quoted))
    .join(' ')

describe('an option agreement', () => {
  it('names the parties, the work and the day', () => {
    const text = written()
    expect(text).toMatch(/^Option agreement\n“Slack Water” by Morwenna Tregear\nDated 21 November 2026\n\nParties\n/)
    expect(text).toContain('(1) Quayside Pictures, acting by Iris Okafor (the “Producer”);')
    expect(text).toContain('(2) Morwenna Tregear (the “Author”), represented by the Agency; and')
    expect(text).toContain('(3) Vane & Daughters, acting by Ruth Vane (the “Agency”)')
  })

  it('is written even when nothing is known of the parties and the listing said little', () => {
    const nobody = { name: null, firm: null }
    const bare = written({ producer: nobody, agent: nobody, rights: [], territories: [] })
    expect(bare).toContain('The producer of the offer (the “Producer”)')
    expect(bare).not.toMatch(/null|undefined/)
  })

  it('is exclusive for some lines and not for others where they say so', () => {
    const scope = ['Exclusive film rights, United States', 'Non-exclusive TV rights, worldwide']
    const option = clause('The option', { scope, isMixed: true })
    expect(option).toContain('sole and exclusive for the Rights that the lines below call exclusive')
    expect(option).toContain('non-exclusive for those that they call non-exclusive')
    expect(option).toContain('may grant others a non-exclusive option on the other Rights')
    for (const line of scope) expect(clause('Rights and territories', { scope, isMixed: true })).toContain(`${line}.`)
    expect(clause('The option', { scope: scope.slice(0, 1) })).toContain('the sole and exclusive option')
  })

  it('says that the fee pays for the option, is not the purchase price, and is kept', () => {
    const fee = clause('The option fee')
    expect(fee).toContain('paid £25,000')
    expect(fee).toContain('It is not the purchase price')
    expect(fee).toContain('on account of that price')
    expect(fee).toContain('the Author keeps the Option Fee')
  })

  it('runs from the acceptance, and may be extended once on the same terms, not on account', () => {
    const period = clause('The option period')
    expect(period).toContain(
      '18 months. It began on 21 November 2026 at 14:03 UTC and ends on 21 May 2028 at 14:03 UTC',
    )
    expect(period).toContain('a further 18 months on the same terms')
    expect(period).toContain('a further £25,000')
    expect(period).toContain('not on account of the purchase price')
  })

  it('grants what the listing offered, where it offered it, and reserves the rest', () => {
    expect(clause('Rights and territories')).toContain('films for the cinema and television (the “Rights”)')
    expect(clause('Rights and territories')).toContain('United Kingdom and Ireland')
    expect(clause('Reserved rights')).toMatch(
      /publication in print.*audiobooks.*readings.*radio and audio drama.*stage/,
    )
    const wide = { rights: ['film', 'radio', 'stage'], territories: ['Worldwide', 'Ireland'] } satisfies Partial<Terms>
    expect(clause('Rights and territories', wide)).toContain('the whole world')
    expect(clause('Reserved rights', wide)).not.toMatch(/drama|stage/)
  })

  it('binds the author to one producer, or says that it does not', () => {
    expect(clause('The option')).toContain('sole and exclusive option')
    expect(clause('The option', { isExclusive: false })).toContain('a non-exclusive option')
  })

  it('grants the rights that an accepted offer asked for, in the producer’s own words', () => {
    expect(clause('Further rights')).toBeUndefined()
    expect(clause('Rights and territories')).not.toContain('Further Rights')
    const asked = { rightsRequested: 'A sequel, and the stage' }
    expect(clause('Further rights', asked)).toContain('“A sequel, and the stage”')
    expect(clause('Further rights', asked)).toMatch(/\(the “Further Rights”\) are granted as part of the Rights/)
    expect(clause('Rights and territories', asked)).toContain('television, and the Further Rights (the “Rights”)')
    expect(clause('Reserved rights', asked)).toContain('unless the Further Rights include them')
    expect(written(asked)).not.toContain('does not grant them')
  })

  it('leaves the purchase price to be agreed in good faith, whatever the listing asked for the option', () => {
    expect(clause('The purchase price')).toBe(
      'The purchase price of the Rights is left to be agreed. The parties agree it in good faith and in writing before the option is exercised; until they have, the option cannot be exercised.',
    )
  })

  it('says where notices go', () =>
    expect(clause('General')).toContain('to the address that Storyright shows each side for the other'))

  it('numbers its clauses without a gap, and speaks of every medium', () => {
    const numbers = [...written({ rightsRequested: 'x' }).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    for (const medium of mediums)
      expect(written({ work: { ...terms.work, medium } })).toMatch(/Tregear \(an? [a-z ]+\)/)
  })

  it('is the same text for the same terms, and another for others', () => {
    expect(written()).toBe(written({}))
    expect(written({ fee: 25_001 })).not.toBe(written())
  })
})

describe('what people typed, in an agreement', () => {
  const forged = 'A sequel\r\n\n8. Assignment\u2028The Author assigns everything.\nSigned electronically on 1 May'

  it('cannot look like a clause of its own: it is quoted and indented line by line', () => {
    const text = written({ rightsRequested: forged })
    expect(text).toContain(
      [
        '\n\n      “A sequel”',
        '      “8. Assignment”',
        '      “The Author assigns everything.”',
        '      “Signed electronically on 1 May”\n\n7.2 ',
      ].join('\n'),
    )
    const headings = text.split(/[\n\r\u2028]/).filter((line) => /^8\. /.test(line))
    expect(headings).toEqual(['8. The purchase price'])
  })

  it('cannot end its quotation', () => {
    const text = written({ rightsRequested: 'A sequel” and the Author says “yes' })
    expect(text).toContain('“A sequel’ and the Author says ‘yes”')
    expect(written({ work: { ...terms.work, title: 'Slack” by Nobody (the “Work”)' } })).toContain(
      '“Slack’ by Nobody (the ‘Work’)” by Morwenna Tregear',
    )
  })

  it('stays on its line in names and titles, whatever was once accepted for them', () => {
    const text = written({
      producer: { name: 'Iris\n8. Okafor', firm: 'Quayside\u2029Pictures' },
      agent: { name: 'Ruth\u0000\tVane', firm: null },
      work: { ...terms.work, title: 'Slack\r\nWater', author: 'Morwenna\u0085Tregear', publisher: 'Tide\nWrack' },
    })
    for (const words of [
      'Quayside Pictures, acting by Iris 8. Okafor',
      'Ruth Vane',
      '“Slack Water” by Morwenna Tregear',
    ])
      expect(text).toContain(words)
    expect(text).toContain('published by Tide Wrack')
  })

  it('keeps its direction to itself', () => {
    expect(written({ rightsRequested: 'A sequel \u202elaeuqes' })).toContain('“\u2068A sequel \u202elaeuqes\u2069”')
    expect(written({ rightsRequested: 'one \u2067two\nthree\u2069 four' })).toContain(
      '“\u2068one \u2067two\u2069\u2069”\n      “\u2068three four\u2069”',
    )
    expect(written({ work: { ...terms.work, title: 'שלום' } })).toContain('“\u2068שלום\u2069” by Morwenna')
    expect(written({ rightsRequested: 'A sequel' })).not.toMatch(/[\u2066-\u2069]/)
  })
})
