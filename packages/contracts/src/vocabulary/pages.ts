import { type Access, access, isMetered, producerRoles, type Role, type Viewer } from './people.ts'

/**
 * Every page of the product: address, metadata and who may see it. The web's router and guards, the gateway's page
 * metadata and the navigation are all drawn from this table; a link exists only when its page does.
 */
export interface Page {
  name: string
  /** As the router writes it: `/listing/:id`. */
  path: string
  title: string
  description: string
  keywords: string
  /** What its first screen says before anything is known, and so before any script has run. */
  headline?: string
  lead?: string
  access: Access
}

const brand = 'Storyright'
const trade = 'film rights, TV rights, option, adaptation, literary agents, producers'

const table = [
  {
    name: 'home',
    path: '/',
    title: `${brand}: British stories to option for film and television`,
    description:
      'Over 1,000 titles from British literary agents, with the rights set out and the price on the page. Find a story, read the case for it and make an option offer.',
    keywords: `${trade}, books to film`,
    headline: 'British stories, with the rights set out and the price on the page.',
    lead: 'Over 1,000 titles from British agents. Literary agents list what they control; producers read the case for it, then make an option offer that is backed by a hold on their card and charged only if the agent says yes.',
    access: 'public',
  },
  {
    name: 'auth',
    path: '/auth',
    title: `Sign in or join · ${brand}`,
    description: 'Sign in, join as a producer, or apply as a literary agent.',
    keywords: `sign in, join, ${trade}`,
    access: 'public',
  },
  {
    name: 'verifyEmail',
    path: '/verify-email',
    title: `Verify your e-mail · ${brand}`,
    description: 'Confirm your e-mail address to start using your account.',
    keywords: `verify email, ${trade}`,
    access: 'public',
  },
  {
    name: 'resetPassword',
    path: '/reset-password',
    title: `Set a new password · ${brand}`,
    description: 'Choose a new password with the link from your e-mail.',
    keywords: `reset password, ${trade}`,
    access: 'public',
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe',
    title: `Unsubscribe · ${brand}`,
    description: 'End mails of one kind with the link from one of them.',
    keywords: `unsubscribe, mail settings, ${trade}`,
    access: 'public',
  },
  {
    name: 'listings',
    path: '/listings',
    title: `Browse IP Catalogue · ${brand}`,
    description:
      'Search and filter books, screenplays, podcasts, games and more by medium, genre, price and viability.',
    keywords: `browse, catalogue, books, screenplays, podcasts, games, ${trade}`,
    headline: 'Browse IP Catalogue',
    access: 'public', // a logged-out visitor gets a toast and is taken to sign in, as the specification words it
  },
  {
    name: 'listing',
    path: '/listing/:id',
    title: `Listing · ${brand}`,
    description: 'A title with its rights, price range and commercial viability score.',
    keywords: `listing, ${trade}`,
    access: 'public', // likewise
  },
  {
    name: 'submitOffer',
    path: '/submit-offer/:listingId',
    title: `Submit Your Offer · ${brand}`,
    description: 'Offer an option fee; your card is charged only when the agent accepts.',
    keywords: `option offer, ${trade}`,
    access: 'public', // a logged-out visitor gets a toast and is taken to sign in; others are told Access Denied
  },
  {
    name: 'mySubmissions',
    path: '/my-submissions',
    title: `My Submissions · ${brand}`,
    description: 'Your offers: where each one stands and what happens next.',
    keywords: `submissions, offers, ${trade}`,
    access: 'signedIn',
  },
  {
    name: 'recommendations',
    path: '/ai-recommendations',
    title: `AI Recommendations · ${brand}`,
    description: 'Titles chosen by what you favourite, view, search for and offer on, each with the reason.',
    keywords: `recommendations, taste, ${trade}`,
    access: 'public', // a logged-out visitor gets a toast and is taken to sign in; the free plan is told what Premium brings
  },
  {
    name: 'market',
    path: '/market',
    title: `Market Figures · ${brand}`,
    description: 'What titles ask and fetch by genre and medium, how soon agents answer, and what is rising.',
    keywords: `market, asking prices, option fees, ${trade}`,
    access: 'signedIn', // the free plan is told what Premium brings
  },
  {
    name: 'producerDashboard',
    path: '/producer-dashboard',
    title: `Producer Dashboard · ${brand}`,
    description: 'Your offers at a glance, and your favourites.',
    keywords: `producer dashboard, favourites, ${trade}`,
    access: 'producer',
  },
  {
    name: 'agentDashboard',
    path: '/agent-dashboard',
    title: `Agent Dashboard · ${brand}`,
    description: 'Your listed titles: add, change and withdraw them.',
    keywords: 'agent dashboard, IP assets, list rights',
    access: 'agent',
  },
  {
    name: 'profile',
    path: '/profile',
    title: `Account Settings · ${brand}`,
    description: 'Your account: who you are, your membership, your data.',
    keywords: 'account, profile, settings',
    access: 'public', // a logged-out visitor is told Access Denied here
  },
  {
    name: 'editAccount',
    path: '/edit-account',
    title: `Edit Account · ${brand}`,
    description: 'Change your name, contact details and picture.',
    keywords: 'edit account, contact details',
    access: 'signedIn',
  },
  {
    name: 'securitySettings',
    path: '/security-settings',
    title: `Security Settings · ${brand}`,
    description: 'Change your password, or delete your account.',
    keywords: 'security, change password, delete account',
    access: 'signedIn',
  },
  {
    name: 'completeProfile',
    path: '/complete-profile',
    title: `Complete Your Profile · ${brand}`,
    description: 'Say who you are and what you are looking for.',
    keywords: 'complete profile',
    access: 'signedIn',
  },
  {
    name: 'notifications',
    path: '/notifications',
    title: `Notifications · ${brand}`,
    description: 'What happened to your offers, and where you take part.',
    keywords: 'notifications, news',
    access: 'signedIn',
  },
  {
    name: 'adminDashboard',
    path: '/admin-dashboard',
    title: `User Management · ${brand}`,
    description: 'People and their roles, agent applications and the featured titles.',
    keywords: 'administration, users, agent applications',
    access: 'admin',
  },
  {
    name: 'adminAudit',
    path: '/admin/audit',
    title: `Audit Trail · ${brand}`,
    description: 'What administrators did to accounts, listings, offers and what people write.',
    keywords: 'administration, audit trail',
    access: 'admin',
  },
  {
    name: 'adminComments',
    path: '/admin/comments',
    title: `Comment Management · ${brand}`,
    description: 'Every comment on the listings, who comments most, and on what.',
    keywords: 'administration, comments',
    access: 'signedIn', // others than administrators are told that it is for these
  },
  {
    name: 'adminModeration',
    path: '/admin/moderation',
    title: `Moderation · ${brand}`,
    description: 'What was flagged or waits to be shown, and what moderators decided.',
    keywords: 'administration, moderation, flags',
    access: 'admin',
  },
  {
    name: 'adminSupport',
    path: '/admin/support',
    title: `Support Queue · ${brand}`,
    description: 'What members ask, premium members first, then whoever has waited longest.',
    keywords: 'administration, support',
    access: 'admin',
  },
  {
    name: 'adminChainOfTitle',
    path: '/admin/chain-of-title',
    title: `Chain of Title · ${brand}`,
    description: 'The documents that carry the rights from the author to the seller: verify or reject them.',
    keywords: 'administration, chain of title, verification',
    access: 'admin',
  },
  {
    name: 'adminTransactions',
    path: '/admin/transactions',
    title: `Transactions · ${brand}`,
    description: 'Holds, captures and releases.',
    keywords: 'administration, transactions, holds, captures',
    access: 'admin',
  },
  {
    name: 'platformAnalytics',
    path: '/admin/analytics',
    title: `Platform Analytics · ${brand}`,
    description: 'Users, listings, offers, money, views and searches over time.',
    keywords: 'administration, analytics, figures',
    access: 'admin',
  },
  {
    name: 'dataEnrichment',
    path: '/data-enrichment',
    title: `Data Enrichment · ${brand}`,
    description: 'What Google Books says of the listings, and what waits for a choice.',
    keywords: 'administration, enrichment, Google Books',
    access: 'admin',
  },
  {
    name: 'adminYoutube',
    path: '/admin/youtube',
    title: `YouTube Enrichment · ${brand}`,
    description: 'How far YouTube is with the catalogue, and its next batch.',
    keywords: 'administration, enrichment, YouTube',
    access: 'admin',
  },
  {
    name: 'adminTwitter',
    path: '/admin/twitter',
    title: `Twitter/X Enrichment · ${brand}`,
    description: 'How far X is with the catalogue, and its next batch.',
    keywords: 'administration, enrichment, X, Twitter',
    access: 'admin',
  },
  {
    name: 'commercialAnalysis',
    path: '/commercial-analysis',
    title: `Commercial Viability · ${brand}`,
    description: 'The analyses of the best titles of a genre and a medium, side by side.',
    keywords: `commercial viability, analysis, ${trade}`,
    access: 'signedIn', // without premium, what it would be stands in its place
  },
  {
    name: 'adminCommercialAnalysis',
    path: '/admin/commercial-analysis',
    title: `Commercial Analysis · ${brand}`,
    description: 'The analyses of the best titles of a genre and a medium, for administrators.',
    keywords: 'administration, commercial analysis',
    access: 'admin',
  },
  {
    name: 'analysisSearch',
    path: '/commercial-analysis-search',
    title: `Commercial Analysis Search · ${brand}`,
    description: 'Search every title by score, market size, complexity of production and potential return.',
    keywords: `analysis search, viability score, return on investment, ${trade}`,
    access: 'public', // a visitor is told Login Required, others than premium members what it is
  },
  {
    name: 'forum',
    path: '/forum',
    title: `Forum · ${brand}`,
    description: 'Where producers and agents talk about rights, deals and the trade.',
    keywords: `forum, discussions, ${trade}`,
    access: 'signedIn', // those who may not read it are told so, and how to
  },
  {
    name: 'discussion',
    path: '/forum/:postId',
    title: `Discussion · ${brand}`,
    description: 'A discussion of the forum, with its replies.',
    keywords: `forum, discussion, ${trade}`,
    access: 'signedIn', // likewise
  },
  {
    name: 'competitions',
    path: '/competitions',
    title: `Competitions · ${brand}`,
    description: 'Competitions for producers: what is sought, what there is to win, and until when.',
    keywords: `competitions, funding, producers, ${trade}`,
    access: 'signedIn',
  },
  {
    name: 'competition',
    path: '/competitions/:id',
    title: `Competition · ${brand}`,
    description: 'A competition for producers: its brief, its prize and its rules.',
    keywords: `competition, funding, producers, ${trade}`,
    access: 'signedIn', // producers of the free plan are told what Premium brings, others that it is for producers
  },
  {
    name: 'adminCompetitions',
    path: '/admin/competitions',
    title: `Manage Competitions · ${brand}`,
    description: 'Announce competitions, read the entries, shortlist and choose.',
    keywords: 'administration, competitions, entries',
    access: 'admin',
  },
  {
    name: 'howWeScore',
    path: '/how-we-score',
    title: `How we score · ${brand}`,
    description:
      'What every figure of an analysis rests on, the tables behind the scores, and how well they did on films that were made.',
    keywords: `viability score, method, back-test, ${trade}`,
    access: 'public',
  },
  {
    name: 'upgrade',
    path: '/upgrade',
    title: `Upgrade to Premium · ${brand}`,
    description: 'What Premium brings beside the free plan, what a year costs with VAT, and how to begin.',
    keywords: `premium membership, upgrade, ${trade}`,
    access: 'public', // a visitor sees the price and is led to sign in; others than producers are told whom it is for
  },
  {
    name: 'support',
    path: '/support',
    title: `Support · ${brand}`,
    description: 'Ask the people of Storyright, and read what they answered.',
    keywords: `support, help, ${trade}`,
    access: 'signedIn',
  },
  {
    name: 'supportThread',
    path: '/support/:threadId',
    title: `Your question · ${brand}`,
    description: 'A question to Storyright Support, with its answers.',
    keywords: `support, help, ${trade}`,
    access: 'signedIn',
  },
  {
    name: 'terms',
    path: '/terms-of-use',
    title: `Terms of Use · ${brand}`,
    description: 'The terms on which Storyright may be used.',
    keywords: 'terms of use, conditions',
    access: 'public',
  },
  {
    name: 'privacy',
    path: '/privacy-policy',
    title: `Privacy Policy · ${brand}`,
    description: 'What Storyright keeps about you, why, and for how long.',
    keywords: 'privacy policy, personal data, UK GDPR',
    access: 'public',
  },
  {
    name: 'cookies',
    path: '/cookie-policy',
    title: `Cookie Policy · ${brand}`,
    description: 'The cookies Storyright sets, what they are for and how long they last.',
    keywords: 'cookie policy, cookies',
    access: 'public',
  },
  {
    name: 'disclaimer',
    path: '/disclaimer',
    title: `Disclaimer · ${brand}`,
    description: 'Storyright is an intermediary: what it does, and what it does not promise.',
    keywords: 'disclaimer, intermediary, liability',
    access: 'public',
  },
] as const satisfies readonly Page[]

export type PageName = (typeof table)[number]['name']
export const pages: readonly (Page & { name: PageName })[] = table
export const page = (name: PageName): Page => pages.find((candidate) => candidate.name === name)!

/** Where everybody chooses what they are told of, and how: a part of the account settings. */
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
  free: () => [browse],
}

const exists = ({ path }: NavigationLink) => pageAt(path) !== undefined

/** The top navigation of document 1, section 6, as far as its pages exist. */
export function navigationFor(viewer: Viewer | null): NavigationLink[] {
  return (viewer ? navigationByRole[viewer.role](viewer) : [browse]).filter(exists)
}

const upgrade = { label: 'Upgrade to Premium', path: '/upgrade' }

/** Where a producer of the free plan may buy what they have not. */
export const upgradeFor = (viewer: Viewer): NavigationLink | undefined => (isMetered(viewer) ? upgrade : undefined)

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
  const administration = [
    { label: 'Moderation', path: '/admin/moderation' },
    { label: 'Support Queue', path: '/admin/support' },
    { label: 'Transactions', path: '/admin/transactions' },
    { label: 'Audit Trail', path: '/admin/audit' },
    { label: 'Chain of Title', path: '/admin/chain-of-title' },
    { label: 'Competitions', path: '/admin/competitions' },
    { label: 'Data Enrichment', path: '/data-enrichment' },
    { label: 'YouTube Enrichment', path: '/admin/youtube' },
    { label: 'Twitter/X Enrichment', path: '/admin/twitter' },
  ]
  return [
    ...account,
    ...offers,
    ...(access.premium(viewer) ? analyses : []),
    ...help,
    ...(viewer.role === 'admin' ? administration : []),
  ].filter(exists)
}

/** The name of the tag in a page's head by which the gateway says that no session came with the request. */
export const visitorMark = 'storyright-visitor'
