import type { PublicListing } from '@storyright/contracts/events'
import { publishedListing } from '@storyright/testing'
import { agent } from './harness.ts'

/** An available listing of the tests' agent. */
export const sampleListing = (id: string, change: Partial<PublicListing> = {}): PublicListing =>
  publishedListing(id, { agentId: agent.id, ...change })
