import { claimsOf } from './access-token.ts'

const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const producer = { id: 'p', role: 'producer', isVerified: true, premiumExpiresAt: null } as const

describe('an access token', () => {
  it('lasts five minutes', () => {
    expect(claimsOf(producer, now)).toEqual({
      viewer: { id: 'p', role: 'producer', tier: 'free', verified: true },
      expiresAt: after(300),
    })
  })

  it('never outlives the subscription that it speaks of', () => {
    expect(claimsOf({ ...producer, premiumExpiresAt: after(60) }, now)).toMatchObject({
      viewer: { tier: 'premium' },
      expiresAt: after(60),
    })
  })

  it('does not end with a subscription that is over or does not matter', () => {
    expect(claimsOf({ ...producer, premiumExpiresAt: after(-1) }, now)).toMatchObject({
      viewer: { tier: 'free' },
      expiresAt: after(300),
    })
    expect(claimsOf({ ...producer, role: 'premium', premiumExpiresAt: after(60) }, now).expiresAt).toEqual(after(300))
  })
})
