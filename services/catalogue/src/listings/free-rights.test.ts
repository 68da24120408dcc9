import { exclusivities, takingKinds } from '@storyright/contracts/vocabulary'
import { type Book, covers, free, type Line, parseBook, type Taking } from '@storyright/rights'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { boxesOf, type Dimension, freeRightsOf, isFree, type SoughtRights } from './free-rights.ts'

const runs = { numRuns: isFullSize ? 10_000 : 500 }

const book = (text: string): Book => parseBook(text).book!
const sought = (text: string, whole: Dimension[]): SoughtRights => ({ line: book(text)[0]!, whole })
const ask = (offered: string, taken: string | null, text: string, whole: Dimension[]) => {
  const takings: Taking[] = taken === null ? [] : [{ kind: 'option', lines: book(taken) }]
  return isFree(boxesOf(freeRightsOf(book(offered), takings).boxes), sought(text, whole))
}
const inAll: Dimension[] = ['territories', 'languages', 'rights', 'days']

describe('the rights that somebody looks for', () => {
  const offered = 'GB; L; film || US; L; tv'

  it('are free where all of them are', () => {
    expect(ask('World ex US; L; film+tv', null, 'GB, FR; en; film', inAll)).toBe(true)
    expect(ask('World ex US; L; film+tv', null, 'GB, US; en; film', inAll)).toBe(false)
    expect(ask('World; L; all', 'US; L; film', 'World; L; film', inAll)).toBe(false)
    expect(ask('World; L; all', 'US; L; film', 'World ex US; L; film', inAll)).toBe(true)
  })

  it('may stand on several lines together', () => {
    expect(ask('GB; L; film || IE; L; film', null, 'GB, IE; L; film', inAll)).toBe(true)
    expect(
      ask('GB; L; film; ..2027-06-30 || GB; L; film; 2027-07-01..', null, 'GB; L; film; 2027-01-01..2027-12-31', inAll),
    ).toBe(true)
    expect(ask(offered, null, 'GB, US; L; film+tv', inAll)).toBe(false)
  })

  it('are free together somewhere, where it does not matter where', () => {
    expect(ask(offered, null, 'World; L; film', ['rights', 'days'])).toBe(true)
    expect(ask(offered, null, 'World; L; film+tv', ['rights', 'days'])).toBe(false)
    expect(ask('GB; L; film || GB, US; L; tv', null, 'World; L; film+tv', ['rights', 'days'])).toBe(true)
  })

  it('are free exclusively on exclusive lines alone, and otherwise where nobody has them exclusively', () => {
    expect(ask('World; L; film; non-exclusive', null, 'GB; L; film', inAll)).toBe(false)
    expect(ask('World; L; film; non-exclusive', null, 'GB; L; film; non-exclusive', inAll)).toBe(true)
    expect(
      ask('World; L; film; non-exclusive', 'GB; L; film; non-exclusive', 'GB; L; film; non-exclusive', inAll),
    ).toBe(true)
    expect(ask('World; L; film', 'GB; L; film; non-exclusive', 'GB; L; film; first-look', inAll)).toBe(false)
  })
})

describe('what is free', () => {
  const territories = ['GB', 'US', 'FR', 'DE']
  const languages = ['en', 'fr', 'other']
  const rights = ['film', 'tv', 'radio']
  const firstDay = '2027-01-0'
  const some = (items: string[]) => fc.subarray(items, { minLength: 1 })
  const line = fc
    .record({
      territories: some(territories),
      languages: some(languages),
      rights: some(rights),
      days: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
      exclusivity: fc.constantFrom(...exclusivities),
    })
    .map(({ days, ...sets }) => {
      const window = `${firstDay}${Math.min(...days)}..${firstDay}${Math.max(...days)}`
      return `${sets.territories}; ${sets.languages}; ${sets.rights.join('+')}; ${window}; ${sets.exclusivity}`
    })
    .map((text) => book(text)[0]!)
  const books = fc.array(line, { minLength: 1, maxLength: 4 })
  const takings = fc.array(fc.record({ kind: fc.constantFrom(...takingKinds), lines: books }), { maxLength: 3 })
  const whole = fc.subarray([...inAll])

  /** One by one, each choice of what is not needed whole. */
  function naive(offered: Book, taken: Taking[], { line, whole }: SoughtRights): boolean {
    const choices = (dimension: Dimension, parts: Partial<Line>[]) => (whole.includes(dimension) ? [{}] : parts)
    const bits = (set: bigint) =>
      [...set.toString(2)].flatMap((bit, at, all) => (bit === '1' ? 1n << BigInt(all.length - 1 - at) : []))
    const parts = [
      choices(
        'territories',
        bits(line.territories).map((territories) => ({ territories })),
      ),
      choices(
        'languages',
        bits(line.languages).map((languages) => ({ languages })),
      ),
      choices(
        'rights',
        bits(BigInt(line.rights)).map((one) => ({ rights: Number(one) })),
      ),
      choices(
        'days',
        Array.from({ length: line.to - line.from + 1 }, (_, at) => ({ from: line.from + at, to: line.from + at })),
      ),
    ]
    const lines = parts.reduce<Line[]>(
      (all, of) => all.flatMap((one) => of.map((part) => ({ ...one, ...(part as object) }))),
      [line],
    )
    return lines.some((asked) => covers(free(offered, taken, [asked]), [asked]))
  }

  it('answers as if each of its cells was looked at', () =>
    fc.assert(
      fc.property(books, takings, line, whole, (offered, taken, asked, whole) => {
        const boxes = boxesOf(freeRightsOf(offered, taken).boxes)
        expect(isFree(boxes, { line: asked, whole })).toBe(naive(offered, taken, { line: asked, whole }))
      }),
      runs,
    ))

  it('answers so of books with many lines, too', () =>
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 12, maxLength: 20 }),
        takings,
        line,
        whole,
        (offered, taken, asked, whole) => {
          const boxes = boxesOf(freeRightsOf(offered, taken).boxes)
          expect(isFree(boxes, { line: asked, whole })).toBe(naive(offered, taken, { line: asked, whole }))
        },
      ),
      { numRuns: runs.numRuns / 10 },
    ))

  it('is stored alike for books that say the same', () => {
    const [one, other] = ['GB, IE; L; film', 'IE; L; film || GB; L; film'].map((text) => freeRightsOf(book(text), []))
    expect(one).toEqual(other)
    expect(one!.boxes).not.toHaveProperty('nonExclusive')
  })
})
