import { isNewer } from './is-newer.ts'

describe('keeping the newest of an entity', () => {
  it('takes the first one heard of', () => expect(isNewer(undefined, 0)).toBe(true))
  it('takes a newer one', () => expect(isNewer({ version: 3 }, 4)).toBe(true))
  it('ignores a repeated one', () => expect(isNewer({ version: 3 }, 3)).toBe(false))
  it('ignores a late one, also after a deletion', () => expect(isNewer({ version: 3 }, 2)).toBe(false))
})
