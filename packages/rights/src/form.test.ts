import { exclusivities, rights, territories } from '@storyright/contracts/vocabulary'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { describeBook } from './describe.ts'
import { bookOfForm, type FormRights, formOfBook, haveSameRights } from './form.ts'
import { formatBook } from './format.ts'
import { parseBook } from './parse.ts'

const formOf = (text: string) => formOfBook(parseBook(text).book!)

describe('the listing form and the book of its rights', () => {
  it.each<[FormRights, string]>([
    [{ territory: ['Worldwide'], rightsAvailable: [...rights], exclusivity: null }, 'World; L; all; always; exclusive'],
    [
      { territory: ['United Kingdom', 'Ireland'], rightsAvailable: ['tv', 'film'], exclusivity: 'first-look' },
      'GB, IE; L; film+tv; always; first-look',
    ],
    [
      { territory: ['Europe', 'Ireland'], rightsAvailable: ['stage'], exclusivity: 'non-exclusive' },
      'Europe; L; stage; always; non-exclusive',
    ],
  ])('%j is %s', (form, text) => expect(formatBook(bookOfForm(form))).toBe(text))

  it.each<[string, Partial<FormRights>]>([
    ['World; en; film', { territory: ['Worldwide'], rightsAvailable: ['film'], exclusivity: 'exclusive' }],
    ['World ex US; L; tv || US; L; film', { territory: ['Worldwide'], rightsAvailable: ['film', 'tv'] }],
    ['Europe ex DE; L', { territory: ['United Kingdom', 'Ireland'] }],
    [
      'World ex US; L',
      {
        territory: [
          'United Kingdom',
          'Canada',
          'Australia',
          'New Zealand',
          'Ireland',
          'Europe',
          'Asia-Pacific',
          'Latin America',
        ],
      },
    ],
    ['DE, JP; de', { territory: ['Europe', 'Asia-Pacific'] }],
    ['ZA; en', { territory: ['Worldwide'] }],
    ['GB; L; non-exclusive || US; L; non-exclusive', { exclusivity: 'non-exclusive' }],
    ['GB; L; non-exclusive || US; L', { exclusivity: null }],
  ])('of %s says %j', (text, form) => expect(formOf(text)).toMatchObject(form))

  it('say the same, or name fewer territories, whichever is made of the other', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...territories), { minLength: 1 }),
        fc.uniqueArray(fc.constantFrom(...rights), { minLength: 1 }),
        fc.constantFrom(...exclusivities),
        (territory, rightsAvailable, exclusivity) => {
          const book = bookOfForm({ territory, rightsAvailable, exclusivity })
          const form = formOfBook(book)
          expect(bookOfForm(form)).toEqual(book)
          expect(haveSameRights(form, formOfBook(bookOfForm(form)))).toBe(true)
          if (!territory.includes('Worldwide')) expect(form.territory).toEqual(expect.arrayContaining(territory))
        },
      ),
      { numRuns: isFullSize ? 10_000 : 300 },
    ))

  it.each<[Partial<FormRights>, boolean]>([
    [{ territory: ['Ireland', 'United Kingdom'], rightsAvailable: ['film', 'tv'] }, true],
    [{ territory: ['Ireland'] }, false],
    [{ rightsAvailable: ['film'] }, false],
    [{ exclusivity: 'exclusive' }, false],
  ])('say the same in whatever order: %j %s', (change, isSame) => {
    const form: FormRights = {
      territory: ['United Kingdom', 'Ireland'],
      rightsAvailable: ['tv', 'film'],
      exclusivity: null,
    }
    expect(haveSameRights(form, { ...form, ...change })).toBe(isSame)
  })
})

describe('a book in words', () => {
  it.each([
    ['World; L; film', 'Exclusive film rights, worldwide'],
    [
      'World ex CA, US; en; film+tv; 2026-12-01..2029-11-30',
      'Exclusive film and TV rights, worldwide except Canada and United States, in English, from 1 December 2026 until 30 November 2029',
    ],
    [
      'EU; L ex de; all; ..2029-11-30; non-exclusive',
      'Non-exclusive all rights, European Union, in all languages except German, until 30 November 2029',
    ],
    ['FR, BE, other; fr', undefined],
    [
      'FR, BE; fr, other; stage; 2027-01-01..; first-look',
      'First look at stage rights, Belgium and France, in French and other languages, from 1 January 2027',
    ],
    ['EU ex AT, BE, BG; L; film', 'Exclusive film rights, Cyprus, Czechia, Germany, Denmark, Estonia and 19 more'],
    ['UK, Europe, ANZ, US; L; tv', 'Exclusive TV rights, Europe, ANZ and United States'],
    ['World ex Europe, US; L; tv', 'Exclusive TV rights, worldwide except Europe and United States'],
    [
      'GB; L; film || US; L; tv; non-exclusive',
      'Exclusive film rights, United Kingdom; Non-exclusive TV rights, United States',
    ],
    [
      'GB; L; film || US; L; tv || FR; L; tv || DE; L; tv',
      'Exclusive film rights, United Kingdom; Exclusive TV rights, United States; and 2 more lines',
    ],
  ])('%s is “%s”', (text, words) => {
    const { book } = parseBook(text)
    expect(book && describeBook(book)).toBe(words)
  })
})
