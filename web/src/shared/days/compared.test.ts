import { comparedWords } from './compared.ts'

const whole = (value: number) => value.toLocaleString('en-GB')

describe('a figure beside the one of the period before', () => {
  it.each([
    [1_120, 1_000, 'Up 12% from 1,000'],
    [750, 1_000, 'Down 25% from 1,000'],
    [0, 40, 'Down 100% from 40'],
    [0, 4, 'Down from 4'],
    [7, 7, 'Unchanged at 7'],
    [0, 0, 'Unchanged at 0'],
    [3, 0, 'Up from 0'],
    [100_001, 100_000, 'Up from 100,000'],
    [500, 20, 'Up from 20'],
    [15, 9, 'Up from 9'],
    [2, -5, 'Up from -5'],
  ])('%d after %d: %s', (now, before, words) => expect(comparedWords(now, before, whole)).toBe(words))
})
