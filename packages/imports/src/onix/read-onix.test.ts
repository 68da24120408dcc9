import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { importLimits } from '@storyright/contracts/vocabulary'
import { fileOf, message, product, readWhole, textContent } from '../../test/onix-files.ts'
import { recogniseImport } from '../file/recognise.ts'
import { readOnix } from './read-onix.ts'

const titled = (title: string, reference: string) => product({ reference, isbn: '' }).replace('The Long Tide', title)
const titles = async (content: string | Uint8Array) => (await readWhole(content)).rows.map(({ fields }) => fields.title)

describe('reading the records of a message', () => {
  it('numbers them and says where each begins', async () => {
    const { rows, warnings } = await readWhole(message(titled('One', 'a.1'), `  ${titled('Two', 'a.2')}`))
    expect(rows.map(({ n, line, column, reference }) => [n, line, column, reference])).toEqual([
      [1, 4, 1, 'a.1'],
      [2, 13, 3, 'a.2'],
    ])
    expect(warnings).toEqual([])
  })

  it('makes a broken record a row with an error at its place, and reads the next', async () => {
    const broken = titled('Broken', 'a.2')
      .replace('</IDValue>', '')
      .replace('<RecordReference>', '\n<b><RecordReference>')
    const { rows } = await readWhole(message(titled('One', 'a.1'), broken, titled('Three', 'a.3')))
    expect(rows.map(({ fields }) => fields.title)).toEqual(['One', undefined, 'Three'])
    expect(rows[1]!.problems).toMatchObject([{ level: 'error', code: 'broken', line: 22, column: 11 }])
  })

  it('reads on where a record never ends', async () => {
    const endless = titled('Endless', 'a.1').replace('</Product>', '')
    const { rows } = await readWhole(message(endless, titled('Two', 'a.2')))
    expect(rows.map(({ problems, fields }) => [problems[0]?.code, fields.title])).toEqual([
      ['unclosed', undefined],
      [undefined, 'Two'],
    ])
  })

  it('reads on after a record that is too large, and after a comment in one that never ends', async () => {
    const large = titled('x'.repeat(importLimits.recordBytes), 'a.1')
    const comment = product({ collateral: `<!-- ${'y'.repeat(importLimits.recordBytes)}` })
    const { rows } = await readWhole(message(large, comment, titled('Three', 'a.3')))
    expect(rows.map(({ problems, fields }) => [problems[0]?.code, fields.title])).toEqual([
      ['too_large', undefined],
      ['too_large', undefined],
      [undefined, 'Three'],
    ])
  })

  it('takes no record out of comments, CDATA and processing instructions', async () => {
    const hidden = '<Product><RecordReference>no</RecordReference></Product>'
    const inside = titled('<![CDATA[One </Product> more]]>', 'a.1')
    expect(await titles(message(`<!-- ${hidden} -->`, `<?old ${hidden} ?>`, inside))).toEqual(['One </Product> more'])
  })

  it('knows the entities of HTML, and refuses those that nobody knows', async () => {
    const { rows } = await readWhole(message(titled('Caf&eacute; &amp; &mdash;', 'a.1'), titled('&nothing;', 'a.2')))
    expect(rows[0]!.fields.title).toBe('Café & —')
    expect(rows[1]!.problems[0]!.code).toBe('broken')
  })

  it('refuses what stands in one another more than a hundred deep', async () => {
    const deep = `${'<b>'.repeat(120)}x${'</b>'.repeat(120)}`
    const { rows } = await readWhole(message(product({ descriptive: deep })))
    expect(rows[0]!.problems[0]).toMatchObject({ level: 'error', code: 'broken' })
  })

  it('makes a NUL byte in a record an error of that record', async () => {
    const { rows } = await readWhole(`${message('x'.repeat(70_000), titled('a\0b', 'a.1'), titled('Two', 'a.2'))}`)
    expect(rows.map(({ problems, fields }) => [problems[0]?.code, fields.title])).toEqual([
      ['broken', undefined],
      [undefined, 'Two'],
    ])
  })

  const whole = message(...['One', 'Two', 'Three'].map((title, index) => titled(title, `a.${index}`)))
  it.each([
    ['as it is', Buffer.from(whole).subarray(0, whole.indexOf('Three'))],
    [
      'in gzip',
      gzipSync(message(...Array.from({ length: 2000 }, (_, n) => titled(`T${Math.sin(n)}`, `r.${n}`)))).subarray(
        0,
        -500,
      ),
    ],
  ])('has what was whole of a file that was cut off, %s, and says so', async (_name, content) => {
    const { rows, warnings } = await readWhole(content)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.flatMap(({ problems }) => problems)).toEqual([])
    expect(warnings.map(({ code }) => code)).toEqual(['cut_off'])
  })

  it('fails where a message has a header alone', async () => {
    await expect(readWhole(message())).rejects.toMatchObject({
      status: 'failed',
      message: expect.stringContaining('no products'),
    })
  })

  it('stops at more records than an import may have', async () => {
    const many = message('<Product/>'.repeat(importLimits.records + 1))
    await expect(readWhole(many)).rejects.toMatchObject({
      status: 'failed',
      message: expect.stringContaining('more than 20,000 records'),
    })
  })

  it('keeps none of ten thousand records', async () => {
    const records = 10_000
    const file = fileOfMany(records)
    const before = heapAfterCollection()
    let [read, most] = [0, 0]
    const kept: unknown[] = [] // what a reader keeps of a record does not keep the text around it
    for await (const row of readOnix(file, await recogniseImport(file), () => {})) {
      read += row.problems.length === 0 ? 1 : 0
      kept.push(row.fields.title, row.fields.author, row.reference, row.isbns)
      if (read % 2500 === 0) most = Math.max(most, heapAfterCollection())
    }
    expect(read).toBe(records)
    expect(kept).toHaveLength(4 * records)
    // The file has 25 MB.
    expect(most - before).toBeLessThan(6 * 1024 * 1024)
  })
})

/** In a function of its own, after which nothing holds the text. */
function fileOfMany(records: number): string {
  const collateral = textContent('03', 'It rains on the harbour and on the hills. '.repeat(40))
  const products = Array.from({ length: records }, (_, n) => product({ reference: `records.example.${n}`, collateral }))
  return fileOf(message(...products))
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapAfterCollection() {
  collect()
  return process.memoryUsage().heapUsed
}
