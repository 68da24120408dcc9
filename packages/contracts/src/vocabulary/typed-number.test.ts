import { assert, constantFrom, integer, property, string } from 'fast-check'
import { type NumberKind, readTypedNumber, typedAs } from './typed-number.ts'

const taken = (value: number) => ({ is: 'number', value })
const asked = (suggestion: number) => ({ is: 'doubtful', suggestion })

describe('an amount that was typed', () => {
  it.each([
    ...['15000', '£15,000', '15,000', '15 000', '15\u00a0000', '15\u202f000', '15\u2009000', "15'000", '15’000'],
    ...['15000.00', '15,000.00', '£ 15 000.00', '15000 £', 'GBP 15,000', '15,000 gbp', '15000 pounds', '£15,000.'],
    ...[
      ' 15000 ',
      '\u200e15,000\u200f',
      '１５０００',
      '１５，０００',
      '￡15,000',
      '١٥٠٠٠',
      '١٥٬٠٠٠',
      '15000.0000',
      '015000',
    ],
  ])('%j is fifteen thousand', (text) => {
    expect(readTypedNumber(text, 'GBP')).toEqual(taken(15_000))
  })

  it.each<[string, number]>([
    ['15.000', 15_000],
    ['15.000,00', 15_000],
    ['1.500.000', 1_500_000],
    ['1500,00', 1_500],
    ['1 500,00', 1_500],
    ['12,5', 12.5],
    ['15k', 15_000],
    ['£15K', 15_000],
    ['15 k', 15_000],
    ['1,500k', 1_500_000],
    ['1.5m', 1_500_000],
    ['1,5m', 1_500_000],
    ['£1.5 million', 1_500_000],
    ['1.234m', 1_234_000],
    ['2bn', 2_000_000_000],
    ['15 thousand pounds', 15_000],
    ['3 lakh', 300_000],
    ['1,50,000', 150_000],
    ['15,00', 15],
    ['1 5000', 15_000],
    ['15,0000', 150_000],
    ['15,000.-', 15_000],
    ['15.000,-', 15_000],
    ['15,000/-', 15_000],
    ['15,000,', 15_000],
    ['$15,000', 15_000],
    ['€15.000', 15_000],
    ['c. 15,000', 15_000],
    ['c.15000', 15_000],
    ['~15000', 15_000],
    ['£15,000 plus VAT', 15_000],
    ['-15.000', -15_000],
  ])('%j is asked about, as %d', (text, suggestion) => {
    expect(readTypedNumber(text, 'GBP')).toEqual(asked(suggestion))
  })

  it.each([
    ...['fifteen', '10-15k', '15,000 - 20,000', '1e5', '0x10', 'Infinity', 'NaN', '15 000,000', '1.2.3', '1,5.0,0'],
    ...['15²', '½', '15½', '15%', '(15000)', '15‰', '15 zł', '15 x', '12345678901234567', '15000.00000000000001'],
    ...['9'.repeat(70), '£', '-', '.', ',', '15:000', '15/16', "15''000"],
  ])('%j is no amount', (text) => {
    expect(readTypedNumber(text, 'GBP')).toEqual({ is: 'unreadable' })
  })

  it.each<[string, number]>([
    ['-15', -15],
    ['−£15', -15],
    ['£-15', -15],
    ['0', 0],
    ['-0', 0],
    ['.5', 0.5],
    ['£.50', 0.5],
    ['0.500', 0.5],
    ['12.50', 12.5],
    ['15000.5', 15_000.5],
  ])('%j is %d', (text, value) => {
    expect(readTypedNumber(text, 'GBP')).toEqual(taken(value))
  })

  it.each(['', ' ', '\u00a0', '\u200b'])('%j is nothing', (text) => {
    expect(readTypedNumber(text, 'GBP')).toEqual({ is: 'blank' })
  })

  it('takes the sign of its own currency only', () => {
    expect(readTypedNumber('€15,000', 'EUR')).toEqual(taken(15_000))
    expect(readTypedNumber('US$15,000', 'USD')).toEqual(taken(15_000))
    expect(readTypedNumber('£15,000', 'EUR')).toEqual(asked(15_000))
  })
})

it.each<[string, unknown]>([
  ['2,5', taken(2.5)],
  ['2.5', taken(2.5)],
  ['2,5 %', taken(2.5)],
  ['2.5%', taken(2.5)],
  ['2.5 per cent', taken(2.5)],
  ['12,50', taken(12.5)],
  ['2.500', taken(2.5)],
  ['1,000', asked(1)],
  ['£5', { is: 'unreadable' }],
  ['1.000,5', { is: 'unreadable' }],
  ['2,5,5', { is: 'unreadable' }],
])('%j per cent is read as a percentage', (text, read) => {
  expect(readTypedNumber(text, 'percent')).toEqual(read)
})

it.each<[string, unknown]>([
  ['1,200', taken(1_200)],
  ['80 000', taken(80_000)],
  ['80.000', asked(80_000)],
  ['80k', asked(80_000)],
  ['300 pages', asked(300)],
  ['£300', asked(300)],
  ['5%', { is: 'unreadable' }],
])('%j is read as a count', (text, read) => {
  expect(readTypedNumber(text, 'count')).toEqual(read)
})

describe('whatever is typed', () => {
  const kinds = constantFrom<NumberKind>('count', 'percent', 'GBP', 'USD', 'EUR')

  it('is read back from how it is suggested', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000_000 }), kinds, (figure, kind) => {
        const value = kind === 'percent' ? (figure % 1001) / 10 : figure
        expect(readTypedNumber(typedAs(value, kind), kind)).toEqual(taken(value))
      }),
    )
  })

  it('is never taken for a number that its digits do not spell', () => {
    const typing = string({
      unit: constantFrom(...'0123456789', '.', ',', ' ', "'", '£', '-', 'k', '%'),
      maxLength: 14,
    })
    assert(
      property(typing, kinds, (text, kind) => {
        const read = readTypedNumber(text, kind)
        if (read.is !== 'number') return
        // A comma is a decimal sign nowhere but in a percentage, and a point never divides thousands.
        const plain = kind === 'percent' ? text.replaceAll(',', '.') : text
        const spelt = plain.replace(/[^\d.]/g, '').replace(/\.$/, '')
        expect(Math.abs(read.value)).toBe(Number(spelt))
      }),
      { numRuns: 5_000 },
    )
  })
})
