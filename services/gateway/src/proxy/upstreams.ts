import type { ServiceName } from '@storyright/contracts/http'
import type { GatewayConfig } from '../config.ts'

/** The services that exist here, by name. */
export function upstreamsOf(config: GatewayConfig): Partial<Record<ServiceName, string>> {
  const all = {
    identity: config.IDENTITY_URL,
    catalogue: config.CATALOGUE_URL,
    offers: config.OFFERS_URL,
    membership: config.MEMBERSHIP_URL,
    ai: config.AI_URL,
    community: config.COMMUNITY_URL,
    enrichment: config.ENRICHMENT_URL,
  }
  return Object.fromEntries(Object.entries(all).filter(([, url]) => url !== undefined))
}

/** What people call the part that a service does. */
export const partNames: Record<ServiceName, string> = {
  identity: 'Signing in and accounts',
  catalogue: 'The catalogue',
  offers: 'Making and answering offers',
  membership: 'Membership',
  ai: 'Analysis and recommendations',
  community: 'Comments and the forum',
  enrichment: 'Data enrichment',
}
