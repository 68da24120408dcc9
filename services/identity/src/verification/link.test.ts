import { expiryOf, requireUsable } from './link.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T13:00:00Z')

describe('a mailed link', () => {
  it('holds a day for confirming an address and an hour for a new password', () => {
    expect(expiryOf('verify', now)).toEqual(new Date('2026-11-22T12:00:00Z'))
    expect(expiryOf('reset', now)).toEqual(later)
  })

  it('holds until it is used or its time is over', () => {
    expect(requireUsable({ usedAt: null, expiresAt: later }, now)).toBeTruthy()
    const code = (link: Parameters<typeof requireUsable>[0]) => {
      try {
        return requireUsable(link, now)
      } catch (refusal) {
        return (refusal as { code: string }).code
      }
    }
    expect(code(null)).toBe('LINK_UNKNOWN')
    expect(code({ usedAt: now, expiresAt: later })).toBe('LINK_USED')
    expect(code({ usedAt: null, expiresAt: now })).toBe('LINK_EXPIRED')
  })
})
