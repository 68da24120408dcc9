import type { PageName } from './pages.ts'

interface Purpose {
  /** What somebody wants there who is asked to sign in first, as in "Sign in to make an offer". */
  purpose: string
  /** The same by the title that the page is about. */
  purposeFor?: (title: string) => string
}

/** Apart from the table of pages, which every page of the web loads: only signing in asks for these. */
const purposes: Partial<Record<PageName, Purpose>> = {
  listings: { purpose: 'browse the catalogue' },
  listing: { purpose: 'see this title', purposeFor: (title: string) => `see ${title}` },
  upgrade: { purpose: 'upgrade your plan' },
  profile: { purpose: 'see your account' },
  editAccount: { purpose: 'edit your account' },
  securitySettings: { purpose: 'see your security settings' },
  completeProfile: { purpose: 'complete your profile' },
  notifications: { purpose: 'see your notifications' },
  forum: { purpose: 'read the forum' },
  discussion: { purpose: 'read this discussion' },
  support: { purpose: 'ask support' },
  supportThread: { purpose: 'read our answer' },
  submitOffer: { purpose: 'make an offer', purposeFor: (title: string) => `make an offer for ${title}` },
  mySubmissions: { purpose: 'see your offers' },
  recommendations: { purpose: 'see your recommendations' },
  market: { purpose: 'see the market figures' },
  producerDashboard: { purpose: 'see your dashboard' },
  commercialAnalysis: { purpose: 'see the analyses' },
  analysisSearch: { purpose: 'search for analyses' },
  competitions: { purpose: 'see the competitions' },
  competition: { purpose: 'see this competition' },
  agentDashboard: { purpose: 'see your dashboard' },
  compareOffers: { purpose: 'compare the offers for this title' },
  importTitles: { purpose: 'import titles' },
  listingImport: { purpose: 'see this import' },
  administration: { purpose: 'administer Storyright' },
  adminDashboard: { purpose: 'administer Storyright' },
  adminTransactions: { purpose: 'see the transactions' },
}

/** Whether a listing's title names what a page is for. */
export const isAboutOneTitle = (name: PageName) => purposes[name]?.purposeFor !== undefined

/** What signing in is for, in the words of the page that somebody was on their way to. */
export function reasonToSignIn(name: PageName | undefined, title?: string): string {
  const its = name && purposes[name]
  return (title && its?.purposeFor?.(title)) || its?.purpose || 'go on to where you were'
}
