import { createGrouping, joinRecords } from './group.ts'
import type { SourceRow } from './source-row.ts'

const row = (n: number, more: Partial<SourceRow> = {}): SourceRow => ({
  ...{ n, line: n, column: 1, reference: `r.${n}`, notice: 'whole', isbns: [], works: [], editions: [] },
  ...{ rank: '02020', fields: {}, problems: [] },
  ...more,
})
const groupsOf = (...rows: SourceRow[]) => {
  const grouping = createGrouping()
  for (const one of rows) grouping.add(one)
  return Object.fromEntries(grouping.groups())
}
const [hardback, ebook, audio] = ['9780306406157', '9781861972712', '9780007149841'] as const

describe('records of one work', () => {
  it('share a work identifier', () => {
    expect(groupsOf(row(1, { works: ['11::A'] }), row(2), row(3, { works: ['01:x:1', '11::A'] }))).toEqual({ 1: [3] })
  })

  it('are named as another format by either, also where the named one comes first', () => {
    const rows = [row(1, { isbns: [ebook] }), row(2, { isbns: [hardback], editions: [ebook] })]
    expect(groupsOf(...rows)).toEqual({ 1: [2] })
    expect(groupsOf(rows[1]!, rows[0]!)).toEqual({ 1: [2] })
  })

  it('have the same title and author but for case, accents and signs', () => {
    const fields = [
      { title: 'L’Étranger', author: 'A. B. Camus' },
      { title: "L'ETRANGER", author: 'A.B. Camus' },
      { title: 'L’Étranger', author: 'Someone Else' },
      { title: 'L’Étranger' },
    ]
    expect(groupsOf(...fields.map((one, index) => row(index + 1, { fields: one })))).toEqual({ 1: [2] })
  })

  it('are one over any of these, with print before digital before audio, then the earliest, then the first', () => {
    const rows = [
      row(1, { rank: '22019', works: ['w'], isbns: [audio] }),
      row(2, { rank: '12018', works: ['w'], isbns: [ebook] }),
      row(3, { rank: '02021-05', editions: [ebook] }),
      row(4, { rank: '02021', editions: [audio] }),
      row(5, { rank: '02021', editions: [audio] }),
    ]
    expect(groupsOf(...rows)).toEqual({ 4: [5, 3, 2, 1] })
  })

  it('leave an earlier record of the same ISBN alone: the last is its word', () => {
    const fields = { title: 'Tide', author: 'Jane Doe' }
    const rows = [
      row(1, { isbns: [hardback], fields }),
      row(2, { isbns: [ebook], fields }),
      row(3, { isbns: [hardback], fields }),
    ]
    expect(groupsOf(...rows)).toEqual({ 2: [3] })
  })

  it('become the main one, filled up from the others, with their ISBNs as its editions', () => {
    const problem = { field: 'logline', code: 'cut', message: '', level: 'warning', line: 2, column: 1 } as const
    const joined = joinRecords(row(1, { isbns: [hardback], works: ['a'], fields: { title: 'Tide', pageCount: 320 } }), [
      row(2, {
        isbns: [ebook],
        works: ['a', 'b'],
        fields: { title: 'TIDE', logline: 'Wet.' },
        problems: [problem, { ...problem, field: 'title' }],
      }),
      row(3, { isbns: [audio], editions: [hardback], fields: { logline: 'Dry.', genre: 'Crime' } }),
    ])
    expect(joined).toMatchObject({
      ...{ n: 1, reference: 'r.1', isbns: [hardback], editions: [ebook, audio], works: ['a', 'b'] },
      fields: { title: 'Tide', pageCount: 320, logline: 'Wet.', genre: 'Crime' },
      problems: [problem],
    })
  })
})
