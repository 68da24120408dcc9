import {
  type EnrichmentSource,
  type EnrichmentState,
  notificationSettings,
  type PageName,
  pages,
} from '@storyright/contracts/vocabulary'
import { filled } from './filled.ts'

const table = Object.fromEntries(pages.map(({ name, path }) => [name, path])) as Record<PageName, string>

/** Addresses within the app. */
export const paths = {
  ...table,
  listing: (id: string) => filled(table.listing, { id }),
  /** What was found elsewhere about a listing, on its page. */
  seenElsewhere: (id: string) => `${filled(table.listing, { id })}#seen-elsewhere`,
  /** A listing's chain of title, on its page. */
  chainOf: (id: string) => `${filled(table.listing, { id })}#chain-of-title`,
  discussion: (postId: string) => filled(table.discussion, { postId }),
  competitionAt: (id: string) => filled(table.competition, { id }),
  /** A competition's entries, for administrators. */
  judging: (competition: string) => `${table.adminCompetitions}?${new URLSearchParams({ competition })}`,
  supportThread: (threadId: string) => filled(table.supportThread, { threadId }),
  askSupport: (about: { offerId: string } | { listingId: string }) => `${table.support}?${new URLSearchParams(about)}`,
  /** An offer, among those of whoever opens it. */
  offerFor: {
    producer: (offer: string) => `${table.mySubmissions}?${new URLSearchParams({ offer })}`,
    agent: (offer: string) => `${table.agentDashboard}?${new URLSearchParams({ tab: 'submissions', offer })}`,
    admin: (offer: string) => `${table.adminTransactions}?${new URLSearchParams({ offer })}`,
  },
  /** An account, among those that administrators manage. */
  account: (id: string) => `${table.adminDashboard}?${new URLSearchParams({ search: id })}`,
  /** An offer on a listing: on everything that is free, or on a book of rights. */
  submitOffer: (listingId: string, scope?: string) =>
    `${filled(table.submitOffer, { listingId })}${scope ? `?${new URLSearchParams({ scope })}` : ''}`,
  payOffer: (listingId: string, offerId: string) =>
    `${filled(table.submitOffer, { listingId })}?${new URLSearchParams({ offer: offerId })}`,
  trackingSettings: `${table.profile}#recorded`,
  notificationSettings,
  membershipSettings: `${table.profile}#membership`,
  /** The offers of one listing, among those of its agent. */
  offersOn: (listing: string) => `${table.agentDashboard}?${new URLSearchParams({ tab: 'submissions', listing })}`,
  importOf: (id: string) => filled(table.listingImport, { id }),
  tagged: (tag: string) => `${table.listings}?${new URLSearchParams({ genre: tag })}`,
  ofMedium: (medium: string) => `${table.listings}?${new URLSearchParams({ medium })}`,
  search: (text: string) => `${table.listings}?${new URLSearchParams({ search: text })}`,
  enrichmentsThatWait: (about: { source: EnrichmentSource; state: EnrichmentState }) =>
    `${table.dataEnrichment}?${new URLSearchParams({ tab: 'choose', ...about })}`,
  lookUpBook: (listing: string) => `${table.dataEnrichment}?${new URLSearchParams({ listing })}`,
  join: (as: 'producer' | 'agent') => `${table.auth}?${new URLSearchParams({ join: as })}`,
}

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
