import type { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import type { ImportProblem } from '@storyright/contracts/http'
import { importLimits } from '@storyright/contracts/vocabulary'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { fileOf, gather } from '../../test/onix-files.ts'
import { zipOf } from '../../test/zip.ts'
import { recogniseImport } from '../file/recognise.ts'
import { UnreadableImport } from '../unreadable.ts'
import { readTable } from './read-table.ts'

async function tableOf(content: string | Uint8Array) {
  const file = fileOf(content)
  const warnings: ImportProblem[] = []
  const table = await readTable(file, await recogniseImport(file), (problem) => warnings.push(problem))
  return { columns: table.columns, rows: await gather(table.rows), warnings }
}
const cellsOf = async (content: string | Uint8Array) => (await tableOf(content)).rows.map(({ cells }) => cells)

type Cell = string | number | boolean | Date | null | { t: 's' | 'n'; v: string | number; f?: string; z?: string }
const excelOf = (rows: Cell[][], ...more: Cell[][][]): Buffer => {
  const book = utils.book_new()
  for (const [index, sheet] of [rows, ...more].entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet(sheet, { UTC: true }), `Sheet ${index + 1}`)
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

describe('reading a table', () => {
  it.each([
    ['commas', 'Title,Author\n"Tide, and time","A ""B"" C"\n'],
    ['semicolons, a mark and CRLF', '\ufeffTitle;Author\r\n"Tide, and time";"A ""B"" C"\r\n'],
    ['tabs', 'Title\tAuthor\nTide, and time\tA "B" C\n'],
    ['bars', 'Title|Author\nTide, and time|A "B" C\n'],
    ['gzip', gzipSync('Title,Author\n"Tide, and time","A ""B"" C"\n')],
    [
      'UTF-16 with tabs, as Excel saves it',
      Buffer.from('\ufeffTitle\tAuthor\r\nTide, and time\tA "B" C\r\n', 'utf16le'),
    ],
    [
      'an Excel file',
      excelOf([
        ['Title', 'Author'],
        ['Tide, and time', 'A "B" C'],
      ]),
    ],
    [
      'an Excel file in a zip',
      zipOf({
        name: 'a.xlsx',
        content: excelOf([
          ['Title', 'Author'],
          ['Tide, and time', 'A "B" C'],
        ]),
      }),
    ],
  ])('finds the head and the cells with %s', async (_name, content) => {
    const { columns, rows, warnings } = await tableOf(content)
    expect(columns).toEqual([
      { name: 'Title', example: 'Tide, and time' },
      { name: 'Author', example: 'A "B" C' },
    ])
    expect(rows).toEqual([{ n: 1, line: 2, cells: ['Tide, and time', 'A "B" C'], problems: [] }])
    expect(warnings).toEqual([])
  })

  it('says in which line a row begins, past blank lines and cells with line breaks', async () => {
    const { rows } = await tableOf('Title,Author\n\n"Tide\nand\ntime",A\n,\nSea,B\n')
    expect(rows.map(({ n, line }) => [n, line])).toEqual([
      [1, 3],
      [2, 7],
    ])
  })

  it('passes over a title above the head', async () => {
    const list = 'Rights list;;\nFrankfurt 2026;;\n\nTitle;Author;Pages\nTide;A;320\nSea;B;200\n'
    expect((await tableOf(list)).columns.map(({ name }) => name)).toEqual(['Title', 'Author', 'Pages'])
  })

  it('names columns without a name, and those that have the same, apart', async () => {
    const { columns } = await tableOf('Title,,Title\nTide,x,y\n')
    expect(columns.map(({ name }) => name)).toEqual(['Title', 'Column 2', 'Title (2)'])
  })

  it('warns of rows that have more or fewer cells than the head', async () => {
    const { rows } = await tableOf('Title,Author\nTide,A,B\nSea\nLake,C,,\n')
    expect(rows.map(({ problems }) => problems.map(({ code, line }) => [code, line]))).toEqual([
      [['uneven', 2]],
      [['uneven', 3]],
      [],
    ])
  })

  it('reads Windows-1252, with a warning', async () => {
    const { rows, warnings } = await tableOf(Buffer.from('Title,Author\nCaf\xe9,Zo\xeb\n', 'latin1'))
    expect(rows[0]!.cells).toEqual(['Café', 'Zoë'])
    expect(warnings.map(({ code }) => code)).toEqual(['encoding'])
  })

  it('has what comes before a quotation mark that never closes, and says so', async () => {
    const { rows, warnings } = await tableOf(`Title,Author\nTide,A\nSea,"B\n${'Lake,C\n'.repeat(20)}`)
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Tide'])
    expect(warnings).toMatchObject([{ code: 'quote', line: 3 }])
  })

  it('leaves formulas as the text that they are, or as the result that Excel had', async () => {
    expect(await cellsOf('Title,Author\n=1+1,"=HYPERLINK(""http://x"")"\n')).toEqual([
      ['=1+1', '=HYPERLINK("http://x")'],
    ])
    const sheet = excelOf([
      ['Title', 'Pages'],
      ['Tide', { t: 'n', v: 320, f: '300+20' }],
    ])
    expect(await cellsOf(sheet)).toEqual([['Tide', '320']])
  })

  it('keeps the digits of numbers, leading noughts, days and prices as Excel shows them', async () => {
    const sheet = excelOf([
      ['Title', 'ISBN', 'Code', 'Date', 'Price', 'Yes'],
      [
        'Tide',
        9780306406157,
        { t: 'n', v: 306, z: '0000000' },
        new Date(Date.UTC(2026, 2, 9)),
        { t: 'n', v: 12500, z: '"£"#,##0' },
        true,
      ],
    ])
    expect(await cellsOf(sheet)).toEqual([['Tide', '9780306406157', '0000306', '2026-03-09', '£12,500', 'yes']])
  })

  it('reads the first sheet alone, and says that there are others', async () => {
    const { rows, warnings } = await tableOf(
      excelOf(
        [
          ['Title', 'Author'],
          ['Tide', 'A'],
        ],
        [
          ['Other', 'Sheet'],
          ['x', 'y'],
        ],
      ),
    )
    expect(rows).toHaveLength(1)
    expect(warnings.map(({ code }) => code)).toEqual(['sheets'])
  })

  const wide = Array.from({ length: 10_000 }, (_, index) => `c${index}`)
  it.each([
    ['a head alone', 'Title,Author\n', 'no rows below its head'],
    ['10,000 columns', `${wide.join(',')}\n${wide.join(',')}\n`, `more than ${importLimits.columns} columns`],
    ['10,000 columns of Excel', excelOf([wide, wide]), `more than ${importLimits.columns} columns`],
    ['more rows than an import has', `a,b\n${'1,2\n'.repeat(importLimits.records + 1)}`, 'more than 20,000 rows'],
    ['an Excel file that is none', zipOf({ name: 'xl/workbook.xml', content: '<broken' }), 'damaged'],
    [
      'half an Excel file',
      excelOf([
        ['Title', 'Author'],
        ['Tide', 'A'],
      ]).subarray(0, 3000),
      'damaged',
    ],
  ])('fails on %s', async (_name, content, sentence) => {
    await expect(tableOf(content)).rejects.toMatchObject({
      status: 'failed',
      message: expect.stringContaining(sentence),
    })
  })

  it('ends the thread of an Excel file where nobody asks for its rows', async () => {
    let thread: Worker | undefined
    process.once('worker', (worker) => {
      thread = worker
    })
    const rows = Array.from({ length: 2000 }, (_, n) => [`T${n}`, 'A'])
    const file = fileOf(excelOf([['Title', 'Author'], ...rows]))
    const table = await readTable(file, await recogniseImport(file), () => {})
    expect(thread!.threadId).toBeGreaterThan(0)
    await table.rows.return(undefined)
    expect(thread!.threadId).toBe(-1)
  })

  it('reads or refuses any text, wherever it is cut', async () => {
    const text = fc.stringMatching(/^(?:[A-Za-z",;\n\t =]{0,12}[,;]){1,20}$/)
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), async (content, cut) => {
        try {
          await tableOf(content.slice(0, cut % (content.length + 1)))
        } catch (thrown) {
          if (!(thrown instanceof UnreadableImport)) throw thrown
        }
      }),
      { numRuns: isFullSize ? 3000 : 150 },
    )
  })
})
