import type { DemoAccount, DemoDeal, DemoListing, Timeline } from '@storyright/demo'
import type { Deps } from '../deps.ts'
import type { PastProvider } from './past-provider.ts'

/** What the demo's past is played with. */
export interface Stage {
  /** The services' own code, with the clock at a time; the provider is that of the past, or the real one. */
  depsAt(time: Date, provider: 'past' | 'real'): Deps
  past: PastProvider
  /** Pays a payment that is open at the real provider, as a browser does. */
  pay(clientSecret: string, card: 'good' | 'declined'): Promise<void>
  folder: string
  publicUrl: string
  now: Date
}

/** A deal with everybody and everything that belongs to it. */
export interface Cast {
  deal: DemoDeal
  listingId: string
  listing: DemoListing
  producer: DemoAccount
  agent: DemoAccount
  timeline: Timeline
}
