import { findWalGap } from './recover.ts'

const first = '0000000100000000000000FE'
const second = '0000000100000000000000FF'
const third = '000000010000000100000000'
const fourth = '000000010000000100000001'

describe('a log of segments', () => {
  it('is whole where each follows the one before', () => {
    expect(findWalGap([fourth, first, third, second], first)).toBeUndefined()
    expect(findWalGap([first], first)).toBeUndefined()
  })

  it('has a gap before the segment that follows none', () => {
    expect(findWalGap([first, second, fourth], first)).toBe(fourth)
    expect(findWalGap([first, third, fourth], first)).toBe(third)
  })

  it('is not that from before the backup, nor that of another timeline', () => {
    expect(findWalGap(['0000000100000000000000F0', first], first)).toBeUndefined()
    expect(findWalGap([first, '000000020000000100000005'], first)).toBeUndefined()
  })
})
