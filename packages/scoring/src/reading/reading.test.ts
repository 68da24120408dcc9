import { agesIn } from './ages.ts'
import { isStated, largestNumber, thingsListed } from './numbers-in-text.ts'

describe('what an agent writes', () => {
  it.each([
    ['Adults 35 to 65 who like crime', '35-65 years'],
    ['Girls 8-12', '8-12 years'],
    ['Adults 40 plus', '40 years and over'],
    ['Adults 30 and over', '30 years and over'],
    ['over 60', '60 years and over'],
    ['Adults', null],
    ['65 to 35', null],
    [null, null],
  ])('has the ages of “%s”', (words, ages) => expect(agesIn(words)).toBe(ages))

  it.each([
    ['24,000 followers on Instagram', 24_000],
    ['1.2m on TikTok, 30k on X', 1_200_000],
    ['2 million', 2_000_000],
    ['since 2019', null],
    ['active', null],
    [null, null],
  ])('has the largest number of “%s”', (words, number) => expect(largestNumber(words)).toBe(number))

  it.each([
    ['A radio play; a stage version', 2],
    ['BBC series, 1998', 1],
    ['One\nTwo\n\nThree', 3],
    ['None', 0],
    [null, null],
    [' ', null],
  ])('lists so many things: “%s”', (words, count) => expect(thingsListed(words)).toBe(count))

  it('says nothing with a blank or a none', () =>
    expect([null, ' ', 'None.', 'n/a', '–', 'none yet', 'Nobel'].map(isStated)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]))
})
