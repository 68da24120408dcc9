import { slowest, tooSlow } from './file-times.ts'

const times = [
  { file: 'services/offers/test/making.test.ts', seconds: 31 },
  { file: 'services/offers/test/ending.test.ts', seconds: 3 },
]

describe('what test files take', () => {
  it('is shown at the end, the slowest first', () => {
    expect(slowest(times)).toEqual([
      '2 files took 34 s of the processor; the slowest:',
      '   31.0 s  services/offers/test/making.test.ts',
      '    3.0 s  services/offers/test/ending.test.ts',
    ])
  })

  it('is warned of where it is more than thirty seconds, unless the processor is slower than ours', () => {
    expect(tooSlow(times).map(({ seconds }) => seconds)).toEqual([31])
    expect(tooSlow(times, 1.5)).toEqual([])
  })
})
