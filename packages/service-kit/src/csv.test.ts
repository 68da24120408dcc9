import Fastify from 'fastify'
import { csvFile, csvLine } from './csv.ts'

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

  it('is no file where the store fails before its first line', async () => {
    // biome-ignore lint/correctness/useYield: it fails before
    const answer = await ask(async function* () {
      throw new Error('away')
    })
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([500, undefined])
  })
})

describe('a line of CSV', () => {
  it('ends as RFC 4180 has it, and quotes what has quotes, commas or lines', () => {
    expect(csvLine(['2028-02-29', 3, 'plain', 'a, b', 'said "no"', 'two\nlines'])).toBe(
      '2028-02-29,3,plain,"a, b","said ""no""","two\nlines"\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '  =cmd|x'])('keeps a spreadsheet from running %j', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`)
  })

  it('leaves numbers and what only contains such a sign', () => {
    expect(csvLine([-3, 'a=b', 'e-mail'])).toBe('-3,a=b,e-mail\r\n')
  })
})
