import { readAmount } from './amounts.ts'
import { proposeMapping } from './mapping.ts'
import { rowOfTable } from './row-of-table.ts'

/** A row with these cells under these headings. */
const rowOf = (cells: Record<string, string>) => {
  const columns = Object.keys(cells)
  return rowOfTable(columns, proposeMapping(columns), { n: 1, line: 7, cells: Object.values(cells), problems: [] })
}
const fieldsOf = (cells: Record<string, string>) => rowOf(cells).fields
const problemsOf = (cells: Record<string, string>) =>
  rowOf(cells).problems.map(({ field, code, level }) => [field, code, level])

describe('which column is which field', () => {
  it('goes by the form’s own names, written as its code or its words have them', () => {
    expect(proposeMapping(['title', 'askingPrice', 'Asking price', 'rightsAvailable', 'Something else'])).toEqual({
      ...{ title: 'title', askingPrice: 'askingPrice', 'Asking price': null },
      ...{ rightsAvailable: 'rightsAvailable', 'Something else': null },
    })
  })

  it('knows what publishers, agencies and Frankfurt Rights call them', () => {
    expect(
      proposeMapping([
        ...[
          'ISBN-13',
          'ISBN-10',
          'Book Title',
          'Author(s)',
          'Pub. Date',
          'Extent',
          'Short Description',
          'Long Description',
        ],
        ...[
          'Key Selling Points',
          'About the Author',
          'TV, Film & Dramatisation',
          'Cover URL',
          'Guide price (GBP)',
          'Print Rights',
        ],
      ]),
    ).toEqual({
      ...{
        'ISBN-13': 'isbn',
        'ISBN-10': null,
        'Book Title': 'title',
        'Author(s)': 'author',
        'Pub. Date': 'publicationDate',
      },
      ...{ Extent: 'pageCount', 'Short Description': 'logline', 'Long Description': 'synopsis' },
      ...{ 'Key Selling Points': 'uniqueSellingPoints', 'About the Author': 'authorBio', 'Cover URL': 'coverImageUrl' },
      ...{ 'TV, Film & Dramatisation': 'rights', 'Guide price (GBP)': 'askingPrice', 'Print Rights': null },
    })
  })
})

describe('an amount in a list', () => {
  it.each([
    ['12500', 12_500, null],
    ['£12,500', 12_500, 'GBP'],
    ['12.500,00 €', 12_500, 'EUR'],
    ['12500 GBP', 12_500, 'GBP'],
    ['US$ 12,500.00', 12_500, 'USD'],
    ["12'500.50", 12_500.5, null],
    ['12 500,50 EUR', 12_500.5, 'EUR'],
    ['1.250.000', 1_250_000, null],
    ['£50k', 50_000, 'GBP'],
    ['$1.5m', 1_500_000, 'USD'],
    ['15,000.-', 15_000, null],
  ])('is read: %s', (text, value, currency) => {
    expect(readAmount(text)).toEqual({ is: 'amount', value, currency })
  })

  it.each([
    ['1.234', { is: 'doubtful', meanings: [1234, 1.234], currency: null }],
    ['€12.500', { is: 'doubtful', meanings: [12_500, 12.5], currency: 'EUR' }],
    ['on request', { is: 'unreadable' }],
    ['CA$12,500', { is: 'unreadable' }],
    ['10,000-20,000', { is: 'unreadable' }],
  ])('is not: %s', (text, amount) => {
    expect(readAmount(text)).toEqual(amount)
  })

  it('brings its currency along, which a column of its own decides otherwise', () => {
    expect(fieldsOf({ 'Asking price': '€ 5000' })).toMatchObject({ askingPrice: 5000, currency: 'EUR' })
    expect(fieldsOf({ 'Asking price': '€ 5000', Currency: 'gbp' })).toMatchObject({
      askingPrice: 5000,
      currency: 'GBP',
    })
    expect(problemsOf({ 'Asking price': '€ 5000', Currency: 'gbp' })).toEqual([['currency', 'currency', 'warning']])
  })

  it('is asked for where it is doubtful, and rounded where it is no whole one', () => {
    expect(problemsOf({ 'Asking price': '1.234' })).toEqual([['askingPrice', 'doubtful', 'missing']])
    expect(fieldsOf({ 'Asking price': '1.234' })).not.toHaveProperty('askingPrice')
    expect(fieldsOf({ 'Asking price': '1,234.56' })).toMatchObject({ askingPrice: 1235 })
  })
})

describe('a row of a table', () => {
  it.each([
    ['Title', 'title', "'=Tide", '=Tide'],
    ['Title', 'title', 'The Long \n Tide', 'The Long Tide'],
    ['Format', 'medium', 'Graphic Novel', 'comic'],
    ['Content type', 'contentType', 'Screenplay', 'script'],
    ['Rating', 'contentRating', 'pg13', 'PG-13'],
    ['Publication status', 'publicationStatus', 'Forthcoming', 'unpublished'],
    ['Exclusivity', 'exclusivity', 'Non exclusive', 'non-exclusive'],
    ['Pages', 'pageCount', '320 pp.', 320],
    ['Words', 'wordCount', '90.000', 90_000],
    ['Royalty', 'royaltyPercentage', '2,5 %', 2.5],
    ['Negotiable', 'negotiable', 'No', false],
    ['Keywords', 'keywords', 'sea; "salt; and pepper"; love, loss', ['sea', 'salt; and pepper', 'love, loss']],
    ['Themes', 'themes', 'Love, Loss', ['Love', 'Loss']],
    ['Rights available', 'rightsAvailable', 'Film & TV, streaming', ['film', 'tv', 'streaming']],
    [
      'Rights available',
      'rightsAvailable',
      'All',
      ['film', 'tv', 'streaming', 'radio', 'stage', 'digital', 'merchandising', 'international'],
    ],
    ['Territories', 'territory', 'UK, USA and Canada', ['United Kingdom', 'United States', 'Canada']],
    ['Territories', 'territory', 'World', ['Worldwide']],
    ['Publication date', 'publicationDate', '9 March 2026', '2026-03-09'],
    ['Publication date', 'publicationDate', 'Mar-2026', '2026-03'],
    ['Publication date', 'publicationDate', '31.12.2026', '2026-12-31'],
    ['Publication date', 'publicationDate', '20260309', '2026-03-09'],
    ['Publication date', 'publicationDate', 'Spring 2027', 'Spring 2027'],
    ['Publication date', 'publicationDate', '46090', '2026-03-09'],
    ['Cover URL', 'coverImageUrl', 'example.com/1.jpg', 'https://example.com/1.jpg'],
    [
      'Target demographic',
      'targetDemographic',
      'Age: 18–35; Gender: all; Interest: sailing; "Interest: love; loss"',
      { ageRange: '18–35', gender: 'all', income: null, interests: ['sailing', 'love; loss'] },
    ],
  ])('reads %s', (heading, field, text, value) => {
    const { fields, problems } = rowOf({ [heading]: text })
    expect(fields).toEqual({ [field]: value })
    expect(problems).toEqual([])
  })

  it.each([
    ['Territories', 'World ex US & Canada'],
    ['Territories', 'Worldwide, excluding UK'],
    ['Rights available', 'Film, TV, not stage'],
  ])('makes nothing of exceptions: %s “%s”', (heading, text) => {
    const { fields, problems } = rowOf({ [heading]: text })
    expect(fields).toEqual({})
    expect(problems).toMatchObject([{ code: 'unreadable', message: expect.stringContaining('exceptions') }])
  })

  it.each(['', ' ', 'N/A', 'n.a.', 'null', '-', '–', 'TBC', '#N/A'])('has nothing where a cell says “%s”', (text) => {
    expect(rowOf({ Title: text, 'Asking price': text, Pages: text, ISBN: text })).toMatchObject({
      fields: {},
      problems: [],
    })
  })

  it.each([
    ['Format', 'Clay tablet', 'unreadable'],
    ['Rights available', 'film, moon', 'unreadable'],
    ['Pages', 'many', 'unreadable'],
    ['Negotiable', 'perhaps', 'unreadable'],
    ['Publication date', '31.02.2026', 'date'],
    ['Publication date', '03/04/2026', 'doubtful'],
    ['Pages', '0', 'left_out'],
    ['Cover URL', 'ftp://example.com/1.jpg', 'left_out'],
  ])('warns of %s: %s', (heading, text, code) => {
    expect(rowOf({ [heading]: text }).problems).toMatchObject([{ code, level: 'warning', line: 7 }])
  })

  it('says what Excel did to an ISBN', () => {
    const { isbns, fields, problems } = rowOf({ ISBN: '9.78E+12' })
    expect([isbns, fields, problems[0]!.code, problems[0]!.level]).toEqual([[], {}, 'isbn_number', 'error'])
  })

  it('knows an ISBN by its check digit, with the nought that it lost, and takes further ones for its editions', () => {
    expect(rowOf({ ISBN: '978-0-306-40615-7; 9781861972712' })).toMatchObject({
      ...{ isbns: ['9780306406157'], editions: ['9781861972712'] },
      fields: { isbn: '978-0-306-40615-7', contentType: 'book' },
    })
    expect(rowOf({ ISBN: '306406152' }).isbns).toEqual(['9780306406157'])
    expect(rowOf({ ISBN: '9780306406158' })).toMatchObject({
      isbns: [],
      fields: { isbn: '9780306406158' },
      problems: [{ code: 'isbn_check' }],
    })
  })

  it('makes the words of a rights column a book for the rights chosen', () => {
    const book = 'World ex US,CA; L || US,CA; L ex spa'
    expect(fieldsOf({ Rights: book })).toEqual({ rights: book })
    expect(fieldsOf({ Rights: book, 'Rights available': 'Film, TV' })).toMatchObject({
      rights: 'World ex US,CA; L; film+tv || US,CA; L ex spa; film+tv',
    })
    expect(fieldsOf({ 'TV, Film & Dramatisation': 'World; L' })).toEqual({ rights: 'World; L; tv+film+stage' })
    expect(fieldsOf({ Rights: 'Film, TV' })).toEqual({ rightsAvailable: ['film', 'tv'] })
  })

  it('cuts a synopsis at a sentence and drops characters that nobody can show, with warnings', () => {
    const { fields, problems } = rowOf({ Synopsis: 'It rains. '.repeat(300), Title: 'Tide\ue000' })
    expect(String(fields.synopsis)).toMatch(/It rains\.$/)
    expect(fields.title).toBe('Tide')
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['synopsis', 'cut'],
      ['title', 'characters'],
    ])
  })
})
