import { brand, loggedOut, type Page } from './page.ts'
import { administratorsPages } from './pages-administrators.ts'
import { everyonePages } from './pages-everyone.ts'
import { membersPages } from './pages-members.ts'

/** For those who look for a story: offers, recommendations, analyses and competitions. */
const producersPages = [
  {
    name: 'submitOffer',
    path: '/submit-offer/:listingId',
    title: `Submit Your Offer · ${brand}`,
    toVisitors: loggedOut,
    access: 'public', // others than producers see Access Denied
  },
  {
    name: 'mySubmissions',
    path: '/my-submissions',
    title: `My Submissions · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'recommendations',
    path: '/ai-recommendations',
    title: `AI Recommendations · ${brand}`,
    toVisitors: { title: 'Login Required', description: 'Please log in to see your recommendations.', at: '/auth' },
    access: 'public', // the free plan sees what Premium brings
  },
  {
    name: 'market',
    path: '/market',
    title: `Market Figures · ${brand}`,
    access: 'signedIn', // the free plan sees what Premium brings
  },
  {
    name: 'producerDashboard',
    path: '/producer-dashboard',
    title: `Producer Dashboard · ${brand}`,
    access: 'producer',
  },
  {
    name: 'commercialAnalysis',
    path: '/commercial-analysis',
    title: `Commercial Viability · ${brand}`,
    access: 'signedIn', // without premium, what it would be stands in its place
  },
  {
    name: 'analysisSearch',
    path: '/commercial-analysis-search',
    title: `Commercial Analysis Search · ${brand}`,
    access: 'public', // a visitor sees Login Required, others than premium members what it is
  },
  {
    name: 'competitions',
    path: '/competitions',
    title: `Competitions · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'competition',
    path: '/competitions/:id',
    title: `Competition · ${brand}`,
    access: 'signedIn', // producers of the free plan see what Premium brings, others that it is for producers
  },
] as const satisfies readonly Page[]

/** For those who list what they control. */
const agentsPages = [
  {
    name: 'agentDashboard',
    path: '/agent-dashboard',
    title: `Agent Dashboard · ${brand}`,
    access: 'agent',
  },
  {
    name: 'listingRights',
    path: '/listing/:id/rights',
    title: `Rights · ${brand}`,
    access: 'manageListings',
  },
  {
    name: 'compareOffers',
    path: '/listing/:id/offers',
    title: `Compare Offers · ${brand}`,
    access: 'manageListings',
  },
  {
    name: 'importTitles',
    path: '/agent-dashboard/import',
    title: `Import Titles · ${brand}`,
    access: 'manageListings',
  },
  {
    name: 'listingImport',
    path: '/agent-dashboard/import/:id',
    title: `Import · ${brand}`,
    access: 'manageListings',
  },
] as const satisfies readonly Page[]

/** The conditions of use, open to everybody. */
const legalPages = [
  {
    name: 'terms',
    path: '/terms-of-use',
    title: `Terms of Use · ${brand}`,
    access: 'public',
  },
  {
    name: 'privacy',
    path: '/privacy-policy',
    title: `Privacy Policy · ${brand}`,
    access: 'public',
  },
  {
    name: 'cookies',
    path: '/cookie-policy',
    title: `Cookie Policy · ${brand}`,
    access: 'public',
  },
  {
    name: 'disclaimer',
    path: '/disclaimer',
    title: `Disclaimer · ${brand}`,
    access: 'public',
  },
] as const satisfies readonly Page[]

export { isForMembers, loggedOut, type Page } from './page.ts'

/**
 * Every page of the product: address, name and who may see it. The web's router and guards, the gateway's pages and the
 * navigation are all drawn from this table; a link exists only when its page does.
 */
const table = [
  ...everyonePages,
  ...membersPages,
  ...producersPages,
  ...agentsPages,
  ...administratorsPages,
  ...legalPages,
] as const satisfies readonly Page[]

export type PageName = (typeof table)[number]['name']
export const pages: readonly (Page & { name: PageName })[] = table
export const page = (name: PageName): Page & { name: PageName } => pages.find((candidate) => candidate.name === name)!

/** Where everybody chooses their notifications: a part of the account settings. */
export const notificationSettings = `${page('profile').path}#notifications`

/** The page that answers `pathname`, with the parameters of its address; `undefined` for unknown addresses. */
export function pageAt(
  pathname: string,
): { page: Page & { name: PageName }; params: Record<string, string> } | undefined {
  const given = segments(pathname)
  for (const candidate of pages) {
    const expected = segments(candidate.path)
    if (expected.length !== given.length) continue
    const fits = expected.every((segment, index) => segment.startsWith(':') || segment === given[index])
    if (!fits) continue
    const named = expected.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), given[index]!]] : [],
    )
    return { page: candidate, params: Object.fromEntries(named) }
  }
  return undefined
}

const segments = (path: string) => path.split('/').filter(Boolean)

/** Addresses from earlier days, and the form that Share copies; `:id` is carried over. */
export const oldAddresses: readonly { from: string; to: string }[] = [
  { from: '/login', to: '/auth' },
  { from: '/api/login', to: '/auth' },
  { from: '/membership', to: '/upgrade' },
  { from: '/listings/:id', to: '/listing/:id' },
]

/** The name of the tag in a page's head by which the gateway marks a request without a session. */
export const visitorMark = 'storyright-visitor'

/** The page's tag that has browsers trace, with the address for traces. */
export const browserTraces = { mark: 'storyright-traces', path: '/api/traces' } as const
