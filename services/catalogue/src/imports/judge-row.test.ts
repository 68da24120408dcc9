import { importDefaults, listingForm } from '@storyright/contracts/http'
import type { SourceRow } from '@storyright/imports'
import { type JudgeRowInput, judgeRow, type OwnListing } from './judge-row.ts'

const synopsis = 'A clerk in a salt house finds that the dead are still being paid, and by whom.'
const full = { title: 'The Salt Ledger', author: 'M. Tregear', genre: 'Crime', synopsis, targetAudience: 'Adults' }
const record = (fields: SourceRow['fields'], more: Partial<SourceRow> = {}): SourceRow => ({
  ...{ n: 1, line: 12, column: 3, reference: null, notice: 'whole', isbns: [], works: [], editions: [], rank: '' },
  ...{ fields, problems: [], ...more },
})
const own = (form: object = {}): OwnListing => {
  const sent = { ...full, contentType: 'book', rightsAvailable: ['film'], territory: ['Worldwide'], askingPrice: 9_000 }
  const kept = listingForm.parse({ ...sent, ...form })
  return {
    id: 7n,
    title: kept.title,
    author: kept.author,
    form: { ...kept, rights: 'World; L; film; always; exclusive' },
  }
}
const judge = (input: Partial<JudgeRowInput>) =>
  judgeRow({
    record: record(full),
    edits: {},
    defaults: importDefaults.parse({ askingPrice: 5_000, rights: 'World; L; film+tv' }),
    listing: null,
    possible: null,
    repeatedBy: null,
    now: new Date('2026-11-28T12:00:00Z'),
    ...input,
  })
const codes = (input: Partial<JudgeRowInput>) => judge(input).problems.map(({ code, level }) => [code, level])

describe('a row that matches no listing', () => {
  it('is new once the defaults give what files do not say', () => {
    const { state, form, changes } = judge({})
    expect(state).toBe('new')
    expect(form).toMatchObject({ askingPrice: 5_000, rightsAvailable: ['film', 'tv'], territory: ['Worldwide'] })
    expect(changes).toEqual(expect.arrayContaining(['title', 'askingPrice', 'rights']))
  })

  it('is incomplete without them, and says of each field what is missing', () => {
    const { state, form, problems } = judge({ defaults: importDefaults.parse({}) })
    expect([state, form]).toEqual(['incomplete', null])
    expect(problems.map(({ field, level }) => [field, level])).toEqual([
      ['rights', 'missing'],
      ['askingPrice', 'missing'],
    ])
  })

  it('says itself what the defaults say otherwise', () => {
    expect(judge({ record: record({ ...full, askingPrice: 7_000 }) }).form).toMatchObject({ askingPrice: 7_000 })
  })

  it('is asked about where the file is doubtful, whatever the defaults are', () => {
    const doubtful = {
      field: 'askingPrice',
      code: 'doubtful',
      message: 'Say what “1.234” means.',
      level: 'missing',
    } as const
    const asked = record(full, { problems: [{ ...doubtful, line: 4, column: null }] })
    expect(judge({ record: asked }).state).toBe('incomplete')
    expect(judge({ record: asked, edits: { askingPrice: 1_234 } })).toMatchObject({ state: 'new', problems: [] })
  })

  it('is an error where a field cannot be taken, until that is corrected', () => {
    const wrong = { record: record({ ...full, title: 'x'.repeat(201) }) }
    expect(judge(wrong)).toMatchObject({ state: 'error', problems: [{ field: 'title', line: 12, column: 3 }] })
    expect(judge({ ...wrong, edits: { title: 'The Salt Ledger' } }).state).toBe('new')
  })

  it('names the fault of a book of rights', () => {
    const { state, problems } = judge({ record: record({ ...full, rights: 'Wrold; L' }) })
    expect(state).toBe('error')
    expect(problems).toMatchObject([{ field: 'rights', level: 'error' }])
  })

  it('asks where a listing has its title and author', () => {
    expect(judge({ possible: own() })).toMatchObject({ state: 'new', problems: [{ code: 'possible-match' }] })
  })

  it('cannot be new when it says only what has changed', () => {
    expect(codes({ record: record(full, { notice: 'partial' }) })).toEqual([['partial-unmatched', 'error']])
  })
})

describe('a row that matches a listing', () => {
  it('changes what it says otherwise, and nothing else', () => {
    const { state, changes, form, before } = judge({
      listing: own({ publisher: 'Vane' }),
      record: record({ ...full, pageCount: 312 }),
    })
    expect([state, changes]).toEqual(['change', ['pageCount']])
    expect(form).toMatchObject({ pageCount: 312, publisher: 'Vane', askingPrice: 9_000 })
    expect(before).toMatchObject({ pageCount: null })
  })

  it('is the same where it says nothing else, whatever the defaults are', () => {
    expect(judge({ listing: own() })).toMatchObject({ state: 'same', changes: [] })
  })

  it('empties no field', () => {
    const { state } = judge({ listing: own({ publisher: 'Vane' }), record: record({ ...full, publisher: '' }) })
    expect(state).toBe('same')
  })

  it('replaces the book of rights by another one, and not by the same in other words', () => {
    const rights = (text: string) => judge({ listing: own(), record: record({ ...full, rights: text }) })
    expect(rights('world;l;film')).toMatchObject({ state: 'same' })
    expect(rights('World ex US; L; film')).toMatchObject({
      state: 'change',
      changes: expect.arrayContaining(['rights']),
    })
  })

  it('may say only what has changed', () => {
    expect(judge({ listing: own(), record: record({ pageCount: 9 }, { notice: 'partial' }) }).state).toBe('change')
  })
})

describe('a row that is set aside', () => {
  it.each([
    ['repeated', { repeatedBy: 9 }],
    ['asks-to-delete', { record: record(full, { notice: 'delete' }), listing: own() }],
    ['no-listing', { record: record(full, { notice: 'aside' }) }],
  ] as const)('says why: %s', (code, input) => {
    expect(judge(input)).toMatchObject({ state: 'aside', form: null })
    expect(codes(input)).toEqual([[code, 'warning']])
  })

  it('says once what was said when it was read', () => {
    const message = 'This is a test record.'
    const read = { field: null, code: 'aside', message, level: 'warning', line: 4, column: 2 } as const
    expect(codes({ record: record(full, { notice: 'aside', problems: [read] }) })).toEqual([['aside', 'warning']])
  })
})

it('is an error where its record could not be read', () => {
  const broken = {
    field: null,
    code: 'broken',
    message: 'A tag is not closed.',
    level: 'error',
    line: 4,
    column: 2,
  } as const
  expect(judge({ record: record({}, { problems: [broken] }) })).toMatchObject({ state: 'error', problems: [broken] })
})
