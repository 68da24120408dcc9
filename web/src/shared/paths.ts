/** Addresses within the app. */
export const paths = {
  home: '/',
  auth: '/auth',
  verifyEmail: '/verify-email',
  listings: '/listings',
  mySubmissions: '/my-submissions',
  producerDashboard: '/producer-dashboard',
  agentDashboard: '/agent-dashboard',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  disclaimer: '/disclaimer',
  profile: '/profile',
  editAccount: '/edit-account',
  securitySettings: '/security-settings',
  completeProfile: '/complete-profile',
  adminDashboard: '/admin-dashboard',
  adminAudit: '/admin/audit',
  adminTransactions: '/admin/transactions',
  listing: (id: string) => `/listing/${encodeURIComponent(id)}`,
  submitOffer: (listingId: string) => `/submit-offer/${encodeURIComponent(listingId)}`,
  payOffer: (listingId: string, offerId: string) => `/submit-offer/${encodeURIComponent(listingId)}?offer=${offerId}`,
  search: (text: string) => `/listings?${new URLSearchParams({ search: text })}`,
  join: (as: 'producer' | 'agent') => `/auth?join=${as}`,
} as const

/** Adds the way back to an address that leads to signing in. */
export const withNext = (to: string, here: string) =>
  here === paths.home || here.startsWith(paths.auth) ? to : `${to}?${new URLSearchParams({ next: here })}`

/** Where to go after signing in: a path of our own, never another site. */
export function nextPath(search: string, origin = window.location.origin) {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return paths.home
  const { origin: target, pathname, search: query, hash } = new URL(next, origin)
  return target === origin && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : paths.home
}
