import type { EventDefinition, PublicUser } from '@storyright/contracts/events'
import { openPublisher } from '@storyright/testing'

/** Publishes what identity would: one event about a person. */
export async function publishAsIdentity(natsUrl: string) {
  const { say, stop } = await openPublisher(natsUrl)
  return {
    say: (definition: EventDefinition<PublicUser>, version: number, change: Partial<PublicUser> & { id: string }) =>
      say(definition, version, { ...agent, ...change }),
    stop,
  }
}

export const agent = {
  firstName: 'Eleanor',
  lastName: 'Vane',
  username: 'eleanor.vane',
  role: 'agent',
  status: 'active',
  isVerified: true,
  companyName: 'Vane & Daughters',
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  trackingEnabled: true,
  lookingFor: null,
} as const
