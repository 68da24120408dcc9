import type { PublicUser } from '@storyright/contracts/events'
import { mayRead } from './readers.ts'

const now = new Date('2026-11-22T12:00:00Z')
const person = (change: Partial<PublicUser>): PublicUser => ({
  id: 'a',
  firstName: 'Iris',
  lastName: 'Okafor',
  username: 'iris',
  role: 'producer',
  status: 'active',
  isVerified: true,
  companyName: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  trackingEnabled: true,
  lookingFor: null,
  ...change,
})
const until = (premiumExpiresAt: string | null) => ({ premiumExpiresAt })
const paid = until('2027-01-01T00:00:00Z')
const over = until('2026-11-22T11:59:59Z')

describe('who may read a place', () => {
  it.each([
    ['forum', person({}), paid, true],
    ['forum', person({}), over, false],
    ['forum', person({}), undefined, false],
    ['forum', person({ role: 'free' }), paid, true],
    ['forum', person({ role: 'premium' }), undefined, true],
    ['forum', person({ role: 'agent' }), undefined, true],
    ['forum', person({ role: 'admin' }), undefined, true],
    ['forum', person({ role: 'agent', status: 'suspended' }), undefined, false],
    ['comments', person({ role: 'agent' }), undefined, false],
    ['comments', person({ role: 'agent' }), paid, true],
    ['comments', person({ role: 'premium', status: 'closed' }), undefined, false],
  ] as const)('%s: %o %o', (place, somebody, membership, may) => {
    expect(mayRead(place, somebody, membership, now)).toBe(may)
  })
})
