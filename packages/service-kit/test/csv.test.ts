import Fastify from 'fastify'
import { csvFile, csvOfPages } from '../src/csv.ts'

describe('a file of CSV', () => {
  async function ask(lines: () => AsyncGenerator<string>) {
    const app = Fastify()
    app.get('/', (_request, reply) => csvFile(reply, 'a.csv', lines()))
    const answer = await app.inject('/')
    await app.close()
    return answer
  }

  it('begins with the mark, and has every line', async () => {
    const answer = await ask(async function* () {
      yield 'a\r\n'
      yield 'b\r\n'
    })
    expect([answer.statusCode, answer.body]).toEqual([200, '\uFEFFa\r\nb\r\n'])
  })

  it('goes on its way in few chunks, however short its lines are', async () => {
    const app = Fastify()
    const chunks: number[] = []
    app.get('/', async (_request, reply) => {
      const lines = Array.from({ length: 20_000 }, (_none, n) => `${n},a title\r\n`)
      const content = await csvFile(reply, 'a.csv', lines)
      content.on('data', (chunk: Buffer) => chunks.push(chunk.length))
      return content
    })
    const { body } = await app.inject('/')
    await app.close()
    expect(body.split('\r\n')).toHaveLength(20_001)
    expect(chunks.length).toBeLessThanOrEqual(Math.ceil(body.length / 65_536) + 1)
  })

  it('is no file where the store fails before its first line', async () => {
    // biome-ignore lint/correctness/useYield: it fails before
    const answer = await ask(async function* () {
      throw new Error('away')
    })
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([500, undefined])
  })
})

describe('a file of a list that is read page by page', () => {
  const rows = [1, 2, 3, 4, 5]
  const read = async ({ cursor = '0' }: { cursor: string | undefined }) => {
    const at = Number(cursor)
    return { rows: rows.slice(at, at + 2), next: at + 2 < rows.length ? String(at + 2) : null }
  }
  async function linesOf(lines: AsyncIterable<string>) {
    let text = ''
    for await (const line of lines) text += line
    return text
  }

  it('has one line of headings and every row of every page once', async () => {
    const columns = [
      ['Number', (row: number) => row],
      ['Even', (row: number) => (row % 2 ? null : 'yes')],
    ] as const
    expect(await linesOf(csvOfPages(columns, read))).toBe('Number,Even\r\n1,\r\n2,yes\r\n3,\r\n4,yes\r\n5,\r\n')
  })

  it('has its headings where the list is empty', async () =>
    expect(await linesOf(csvOfPages([['Number', () => 1]], async () => ({ rows: [], next: null })))).toBe('Number\r\n'))
})
