import { membershipActivated, membershipExpired } from '@storyright/contracts/events'
import { freeTier, type Tier } from '@storyright/contracts/vocabulary'
import { eventually, openPublisher, type Publisher, sampleMembership } from '@storyright/testing'
import { json, whenNotBusy } from '../support/ask.ts'
import type { Platform } from '../support/platform.ts'

/** An open session follows so quickly. */
const soon = { within: 2_000 }

export const describePremium = (opened: () => Platform) =>
  describe('premium in a session that the gateway remembers', () => {
    let platform: Platform
    let membership: Publisher
    beforeAll(async () => {
      platform = opened()
      membership = await openPublisher(platform.natsUrl)
    })
    afterAll(() => membership.stop())

    /** Somebody signed in who has used up this month, and the listings that are left to be opened. */
    async function usedUp() {
      const { id, email } = await platform.people.add()
      const session = await platform.signIn(email)
      const open = async (listing: string) =>
        (await whenNotBusy(platform.ask, { path: `/api/listings/${listing}`, headers: session })).status
      const five = platform.listingIds.slice(0, freeTier.viewsPerMonth)
      for (const listing of five) expect(await open(listing)).toBe(200)
      const [one, another] = platform.listingIds.slice(freeTier.viewsPerMonth) as [string, string]
      expect(await open(one)).toBe(403)
      return {
        id,
        one,
        another,
        open,
        /** The same session, which the gateway has remembered by now. */
        becomes: (tier: Tier) =>
          eventually(async () => {
            const status = await platform.ask({ path: '/api/membership/status', headers: session })
            expect(status.json()).toMatchObject({ tier })
          }, soon),
      }
    }

    it('opens and closes what the plan decides, within two seconds of the event', async () => {
      const { id, one, another, open, becomes } = await usedUp()
      const premiumExpiresAt = new Date(Date.now() + 3_600_000).toISOString()
      await membership.say(membershipActivated, 1, sampleMembership({ userId: id, premiumExpiresAt }))
      await becomes('premium')
      expect(await open(one)).toBe(200)
      await membership.say(membershipExpired, 2, sampleMembership({ userId: id, premiumExpiresAt: null }))
      await becomes('free')
      expect(await open(another)).toBe(403)
    })

    it('and what the role decides, within two seconds of an administrator’s change', async () => {
      const { id, one, another, open, becomes } = await usedUp()
      const admin = await platform.signIn('admin@storyright.test')
      const give = async (role: string) => {
        const change = { method: 'PUT', path: `/api/admin/users/${id}/role`, ...json({ role }, admin) } as const
        expect((await platform.ask(change)).status).toBe(200)
      }
      await give('premium')
      await becomes('premium')
      expect(await open(one)).toBe(200)
      await give('producer')
      await becomes('free')
      expect(await open(another)).toBe(403)
    })
  })
