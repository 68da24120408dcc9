import { pageAt } from './pages.ts'
import { access, isMetered, producerRoles, type Role, type Viewer } from './people.ts'

export interface NavigationLink {
  label: string
  path: string
}

const browse = { label: 'Browse IP', path: '/listings' }
const recommendations = { label: 'AI Recommendations', path: '/ai-recommendations' }
const producerDashboard = { label: 'Dashboard', path: '/producer-dashboard' }
const market = { label: 'Market Figures', path: '/market' }
const forum = { label: 'Forum', path: '/forum' }
const competitions = { label: 'Competitions', path: '/competitions' }

const navigationByRole: Record<Role, (viewer: Viewer) => NavigationLink[]> = {
  producer: ({ tier }) => [browse, recommendations, producerDashboard, ...(tier === 'premium' ? [forum] : [])],
  premium: () => [browse, recommendations, producerDashboard, forum],
  agent: () => [browse, { label: 'Dashboard', path: '/agent-dashboard' }, forum],
  admin: () => [
    browse,
    { label: 'User Management', path: '/admin-dashboard' },
    { label: 'Comment Management', path: '/admin/comments' },
    { label: 'Platform Analytics', path: '/admin/analytics' },
    { label: 'Commercial Analysis', path: '/admin/commercial-analysis' },
    forum,
  ],
  free: ({ tier }) => [browse, ...(tier === 'premium' ? [recommendations, forum] : [])],
}

/** What waits for administrators. */
export const administrationHome: NavigationLink = { label: 'Administration', path: '/admin' }

/** Everything that administrators manage, by what it is about. */
export const administrationGroups: readonly { label: string; links: readonly NavigationLink[] }[] = [
  {
    label: 'People',
    links: [
      { label: 'User Management', path: '/admin-dashboard' },
      { label: 'Support Queue', path: '/admin/support' },
    ],
  },
  {
    label: 'Community',
    links: [
      { label: 'Moderation', path: '/admin/moderation' },
      { label: 'Comment Management', path: '/admin/comments' },
      { label: 'Competitions', path: '/admin/competitions' },
    ],
  },
  {
    label: 'Offers and rights',
    links: [
      { label: 'Transactions', path: '/admin/transactions' },
      { label: 'Chain of Title', path: '/admin/chain-of-title' },
    ],
  },
  {
    label: 'Catalogue',
    links: [
      { label: 'Commercial Analysis', path: '/admin/commercial-analysis' },
      { label: 'Data Enrichment', path: '/data-enrichment' },
      { label: 'YouTube Enrichment', path: '/admin/youtube' },
      { label: 'Twitter/X Enrichment', path: '/admin/twitter' },
    ],
  },
  {
    label: 'Records',
    links: [
      { label: 'Platform Analytics', path: '/admin/analytics' },
      { label: 'Audit Trail', path: '/admin/audit' },
    ],
  },
]

const exists = ({ path }: NavigationLink) => pageAt(path) !== undefined

/** The top navigation of document 1, section 6, as far as its pages exist. */
export function navigationFor(viewer: Viewer | null): NavigationLink[] {
  return (viewer ? navigationByRole[viewer.role](viewer) : [browse]).filter(exists)
}

const upgrade = { label: 'Upgrade to Premium', path: '/upgrade' }

/** Where a producer of the free plan may buy what they have not. */
export function upgradeFor(viewer: Viewer): NavigationLink | undefined {
  return isMetered(viewer) ? upgrade : undefined
}

/** The user menu's links, as far as their pages exist; Log out stands below them. */
export function userMenuFor(viewer: Viewer): NavigationLink[] {
  const account = [
    { label: 'Account', path: '/profile' },
    { label: 'Settings', path: '/edit-account' },
    { label: 'Notifications', path: '/notifications' },
  ]
  const help = [{ label: 'Support', path: '/support' }]
  const analyses = [
    // An administrator's own stands in the top navigation.
    ...(viewer.role === 'admin' ? [] : [{ label: 'Commercial Analysis', path: '/commercial-analysis' }]),
    { label: 'Analysis Search', path: '/commercial-analysis-search' },
  ]
  const offers = [
    // The top navigation of a free account holds no dashboard.
    ...(viewer.role === 'free' ? [producerDashboard] : []),
    ...(producerRoles.includes(viewer.role)
      ? [{ label: 'My Submissions', path: '/my-submissions' }, competitions, market]
      : []),
  ]
  const importing = { label: 'Import Titles', path: '/agent-dashboard/import' }
  const inTopNavigation = navigationFor(viewer).map(({ path }) => path)
  const administration = [administrationHome, ...administrationGroups.flatMap(({ links }) => links)].filter(
    ({ path }) => !inTopNavigation.includes(path),
  )
  return [
    ...account,
    ...offers,
    ...(access.manageListings(viewer) ? [importing] : []),
    ...(access.premium(viewer) ? analyses : []),
    ...help,
    ...(viewer.role === 'admin' ? administration : []),
  ].filter(exists)
}
