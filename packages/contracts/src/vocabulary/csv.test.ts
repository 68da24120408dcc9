import { csvLine } from './csv.ts'

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
