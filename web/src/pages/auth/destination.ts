import { type PageName, pageAt } from '@storyright/contracts/vocabulary'
import { nextPath, paths } from '../../shared/paths.ts'

/** What somebody wants who is asked to sign in first. */
const wanted: Partial<Record<PageName, string>> = {
  listings: 'browse the catalogue',
  listing: 'see this title',
  submitOffer: 'make an offer',
  mySubmissions: 'see your offers',
  recommendations: 'see your recommendations',
  market: 'see the market figures',
  producerDashboard: 'see your dashboard',
  agentDashboard: 'see your dashboard',
  adminDashboard: 'administer Storyright',
  adminTransactions: 'see the transactions',
  profile: 'see your account',
  editAccount: 'edit your account',
  securitySettings: 'see your security settings',
  completeProfile: 'complete your profile',
  notifications: 'see your notifications',
  commercialAnalysis: 'see the analyses',
  analysisSearch: 'search for analyses',
  forum: 'read the forum',
  discussion: 'read this discussion',
  competitions: 'see the competitions',
  competition: 'see this competition',
  upgrade: 'upgrade your plan',
  support: 'ask support',
  supportThread: 'read our answer',
}
/** Pages about one title, by the parameter that names it. */
const about: Partial<Record<PageName, (title: string) => string>> = {
  listing: (title) => `see ${title}`,
  submitOffer: (title) => `make an offer for ${title}`,
}

/** Where a page of signing in leads on to. `listingId` is of the title that it is about. */
export function destinationOf(search: string) {
  const path = nextPath(search)
  if (path === paths.home) return null
  const at = pageAt(new URL(path, window.location.origin).pathname)
  const name = at?.page.name
  const titled = name && about[name]
  const listingId = titled ? (at.params.id ?? at.params.listingId ?? null) : null
  return {
    path,
    listingId,
    words: (title: string | undefined) =>
      (titled && title && titled(title)) || (name && wanted[name]) || 'go on to where you were',
  }
}
