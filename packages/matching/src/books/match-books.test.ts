import fc from 'fast-check'
import type { Volume, WorkToMatch } from '../shapes.ts'
import { adjustments, authorWorth, type BookEvidence, bookConfidence, matchBooks, titleWorth } from './match-books.ts'

const work = (given: Partial<WorkToMatch>): WorkToMatch => ({
  ...{
    title: 'Frankenstein',
    author: 'Mary Shelley',
    medium: 'book',
    isbn: null,
    publisher: null,
    publicationDate: null,
  },
  ...given,
})
const volume = (given: Partial<Volume>): Volume => ({
  ...{
    id: '1',
    title: 'Frankenstein',
    subtitle: null,
    authors: ['Mary Shelley'],
    publisher: null,
    publishedDate: null,
  },
  ...{
    pageCount: null,
    categories: [],
    averageRating: null,
    ratingsCount: null,
    thumbnail: null,
    isbn: null,
    isbns: [],
  },
  ...{ description: null, link: 'https://books.google.com/books?id=1' },
  ...given,
})
const matchOf = (asked: Partial<WorkToMatch>, ...found: Partial<Volume>[]) =>
  matchBooks(
    work(asked),
    found.map((one, index) => volume({ id: String(index), ...one })),
  )

describe('a book', () => {
  it('is taken when title and author are the same, with the reasons said', () => {
    const { state, taken } = matchOf({}, { authors: ['Shelley, Mary Wollstonecraft'] })
    expect(state).toBe('matched')
    expect(taken[0]!.reasons).toEqual(['Same title', 'Same author'])
  })
  it('is one edition, the likeliest', () =>
    expect(
      matchOf({ publicationDate: '1818' }, { publishedDate: '2003' }, { publishedDate: '1818' }).taken.map(
        ({ id }) => id,
      ),
    ).toEqual(['1']))
  it('by another author of the same title is none', () =>
    expect(matchOf({}, { authors: ['Dean Koontz'] })).toEqual({ state: 'none', taken: [], candidates: [] }))
  it('whose author is not said waits for a choice', () => expect(matchOf({}, { authors: [] }).state).toBe('choosing'))
  it('is never taken by itself when two authors fit equally', () => {
    const { state, taken, candidates } = matchOf(
      { title: 'The Quiet Ledger', author: 'J. Smith', publicationDate: '2014' },
      { title: 'The Quiet Ledger', authors: ['John Smith'], publishedDate: '2014' },
      { title: 'The Quiet Ledger', authors: ['Jane Smith'], publishedDate: '2013' },
    )
    expect([state, taken.length, candidates.length]).toEqual(['choosing', 0, 2])
    expect(candidates[0]!.reasons).toContain('Another author has the same title, and nothing tells them apart')
  })
  it('by one of the two authors alone would have been taken', () =>
    expect(
      matchOf(
        { title: 'The Quiet Ledger', author: 'J. Smith', publicationDate: '2014' },
        { title: 'The Quiet Ledger', authors: ['John Smith'], publishedDate: '2014' },
      ).state,
    ).toBe('matched'))
  it('with the same ISBN is taken, however the ISBN is written', () =>
    expect(
      matchOf({ isbn: '080442957X', author: 'M. W. S.' }, { authors: ['Mary Shelley'], isbns: ['978-0-8044-2957-3'] })
        .candidates[0]!.reasons,
    ).toContain('Same ISBN'))
  it('with the same ISBN and another title waits for a choice', () =>
    expect(
      matchOf({ isbn: '080442957X' }, { title: 'Gardening', authors: ['A. Green'], isbns: ['9780804429573'] }).state,
    ).toBe('choosing'))
  it('with an ISBN whose check digit is wrong is judged without it', () =>
    expect(
      matchOf({ isbn: '0804429570' }, { title: 'Gardening', authors: ['A. Green'], isbns: ['0804429570'] }).state,
    ).toBe('none'))
  it.each<[string, Partial<Volume>]>([
    ['a study guide', { title: 'Frankenstein: A Study Guide' }],
    ['a guide of a maker of guides', { authors: ['SparkNotes', 'Mary Shelley'] }],
    ['a retold version', { subtitle: 'Retold for young readers' }],
    ['a boxed set', { title: 'Frankenstein (Boxed Set)' }],
    ['a graphic novel', { title: 'Frankenstein: The Graphic Novel' }],
    ['a comic by its shelf', { categories: ['Comics & Graphic Novels'] }],
    ['literary criticism by its shelf', { categories: ['Literary Criticism / General'] }],
    ['a play by its shelf', { categories: ['Drama'] }],
    ['an adaptation with its own author first', { authors: ['Jo Adapter', 'Mary Shelley'] }],
    ['a later volume', { title: 'Frankenstein, Volume 2' }],
    ['a longer title', { title: 'Frankenstein and Philosophy' }],
  ])('that is %s is not taken', (_what, found) => expect(matchOf({}, found).taken).toEqual([]))
  it('may have such words in its own title', () =>
    expect(matchOf({ title: 'A Study Guide to Murder' }, { title: 'A Study Guide to Murder' }).state).toBe('matched'))
  it('published long before the work is hardly an edition of it', () =>
    expect(matchOf({ publicationDate: '2020' }, { publishedDate: '1990' }).state).toBe('choosing'))
  it.each(['V.', 'Q', 'It', '雪国', 'Война и мир', 'ألف ليلة وليلة'])('of the title %s needs its author', (title) => {
    expect(matchOf({ title }, { title }).state).toBe('matched')
    expect(matchOf({ title }, { title, authors: ['Somebody Else'] }).state).toBe('none')
  })
})

describe('the confidence', () => {
  const evidence: BookEvidence = {
    ...{ title: 'same', author: 'same', isLead: true, isTitleLong: false, isSameIsbn: false, isSamePublisher: false },
    ...{ yearsAfter: null, otherKind: null, shelf: { factor: 1, text: null }, authorsFound: '' },
  }
  const of = (given: Partial<BookEvidence>) => bookConfidence({ ...evidence, ...given }).confidence
  it.each(Object.entries(titleWorth))('starts with what a title is worth: %s', (title, { worth }) =>
    expect(of({ title: title as BookEvidence['title'] })).toBeCloseTo(worth, 2),
  )
  it.each(Object.entries(authorWorth))('and an author: %s', (author, { worth }) =>
    expect(of({ author: author as BookEvidence['author'] })).toBeCloseTo(titleWorth.same.worth * worth, 2),
  )
  it('changes by publisher, time, other kinds, shelves and who is named first', () => {
    expect(of({ author: 'initials', isSamePublisher: true })).toBeCloseTo(0.873 + adjustments.samePublisher, 2)
    expect(of({ author: 'initials', yearsAfter: 1 })).toBeCloseTo(0.873 + adjustments.sameTime, 2)
    expect(of({ author: 'initials', yearsAfter: 2 })).toBe(0.87)
    expect(of({ author: 'family', isTitleLong: true })).toBeCloseTo(0.757 + adjustments.longTitle, 2)
    expect(of({ yearsAfter: -3 })).toBeCloseTo(0.97 * adjustments.earlier, 2)
    expect(of({ yearsAfter: -2 })).toBe(0.97)
    expect(of({ otherKind: 'A guide' })).toBeCloseTo(0.97 * adjustments.otherKind, 2)
    expect(of({ shelf: { factor: 0.6, text: 'A comic' } })).toBeCloseTo(0.58, 2)
    expect(of({ isLead: false })).toBeCloseTo(0.97 * adjustments.notLead, 2)
  })
  it('with the same ISBN follows from title and author alone', () => {
    expect(of({ isSameIsbn: true })).toBe(adjustments.isbn.sameTitle)
    expect(of({ isSameIsbn: true, author: 'other' })).toBe(adjustments.isbn.otherAuthor)
    expect(of({ isSameIsbn: true, title: 'other' })).toBe(adjustments.isbn.otherTitle)
  })
  it('stays between 0 and 1, whatever is written', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.string(), (title, author, isbn) => {
        for (const { confidence } of matchOf({ title, author, isbn }, { title, authors: [author, isbn], isbns: [isbn] })
          .candidates) {
          expect(confidence).toBeGreaterThanOrEqual(0.5)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
    ))
})
