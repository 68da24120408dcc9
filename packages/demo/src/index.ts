export {
  type DemoAccount,
  demoAccounts,
  demoAgents,
  demoAudience,
  demoBuyers,
  demoPassword,
  namedAccounts,
} from './accounts.ts'
export { type DemoChain, type DemoChainDocument, demoChains } from './chains.ts'
export { type DemoComment, demoComments } from './community/comments.ts'
export { type DemoDiscussion, demoDiscussions } from './community/discussions.ts'
export type { DemoLike, DemoText } from './community/writing.ts'
export { type DemoCompetition, type DemoEntry, demoCompetitions } from './competitions.ts'
export { type DealCourse, type DemoDeal, demoDeals } from './deals.ts'
export { type DemoListing, demoListings } from './listings.ts'
export { type DemoLookedUp, demoLookedUp } from './looked-up.ts'
export { type DemoMember, type DemoView, demoMembers, demoViews } from './memberships.ts'
export { givenPremium } from './premium.ts'
export { type DemoMessage, type DemoThread, demoThreads } from './support.ts'
export { isOpen, periodThatRuns, type Timeline, timelineOf } from './timeline.ts'
export { type DemoActivity, type DemoFavourite, type DemoYear, demoYear } from './year.ts'
