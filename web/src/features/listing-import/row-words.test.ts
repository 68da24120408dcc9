import * as rights from '@storyright/rights'
import { anImportProblem as aProblem, anImportRow as aRow } from '../../testing/import-samples.ts'
import { problemWords, shownFields, titleOf, valueWords } from './row-words.ts'

describe('a value of a row', () => {
  it.each([
    ['an amount in its currency', 'askingPrice', 12_500, { currency: 'EUR' }, '€12,500'],
    ['an amount in a currency that is not said', 'minimumDeal', 9_000, {}, '9,000'],
    ['a choice by its label', 'contentType', 'manuscript', {}, 'Manuscript'],
    ['a status', 'publicationStatus', 'self-published', {}, 'Self-published'],
    ['several', 'rightsAvailable', ['film', 'tv'], {}, 'Film, Television'],
    ['none of several', 'keywords', [], {}, 'Nothing'],
    ['yes', 'negotiable', true, {}, 'Yes'],
    ['nothing', 'logline', null, {}, 'Nothing'],
    [
      'rights in words',
      'rights',
      'GB; en; film; always; exclusive',
      {},
      'Exclusive film rights, United Kingdom, in English',
    ],
    ['rights that cannot be read as they are', 'rights', 'the moon', {}, 'the moon'],
    ['what the form does not know', 'shelf', 7, {}, '7'],
  ])('is said as a reader would: %s', (_which, field, value, fields, says) =>
    expect(valueWords(rights, field, value, fields)).toBe(says),
  )

  it('is cut where it is long', () => {
    expect(valueWords(undefined, 'synopsis', 'word '.repeat(200), {})).toMatch(/^word .{270,280}…$/)
  })
})

describe('a problem', () => {
  it.each([
    ['in a cell', { line: 12, column: 5 }, 'Error: No ISBN (line 12, column 5)'],
    ['in a line', { line: 12, column: null }, 'Error: No ISBN (line 12)'],
    ['somewhere', { line: null, column: null }, 'Error: No ISBN'],
  ])('says what is wrong, how bad it is and where: %s', (_which, place, says) =>
    expect(problemWords(aProblem({ message: 'No ISBN', ...place }))).toBe(says),
  )
})

describe('the fields of a row', () => {
  it('are, for a change, those that change, and not what the book of rights says better', () => {
    const changes = ['synopsis', 'rights', 'territory', 'exclusivity']
    expect(shownFields(aRow(1, { state: 'change', changes }))).toEqual(['synopsis', 'rights'])
    expect(shownFields(aRow(1, { state: 'change', changes: ['territory'] }))).toEqual(['territory'])
  })

  it('are, for a new title, what a buyer asks first, as far as it is said', () => {
    expect(shownFields(aRow(1))).toEqual(['genre', 'askingPrice'])
  })

  it('are those with a problem in any state, each once', () => {
    const problems = [aProblem({ field: 'isbn' }), aProblem({ field: 'isbn', message: 'Twice' }), aProblem()]
    expect(shownFields(aRow(1, { state: 'same', problems }))).toEqual(['isbn'])
  })

  it('have a name even where the file has none', () => {
    expect(titleOf(aRow(7, { after: {} }))).toBe('Record 7')
  })
})
