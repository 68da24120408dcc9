import { aiEvents } from './events/ai.ts'
import { catalogueEvents } from './events/catalogue.ts'
import { communityEvents } from './events/community.ts'
import { competitionEvents } from './events/competitions.ts'
import { enrichmentEvents } from './events/enrichment.ts'
import type { EventDefinition } from './events/envelope.ts'
import { userEvents } from './events/identity.ts'
import { membershipEvents, viewCounted, viewSnapshot } from './events/membership.ts'
import { notificationEvents } from './events/notifications.ts'
import { offerEvents, takingsChanged, threadChanged } from './events/offers.ts'
import { supportEvents } from './events/support.ts'
import { analysisCalls } from './http/analyses.ts'
import type { Call } from './http/call.ts'
import { catalogueCalls } from './http/catalogue.ts'
import { chainOfTitleCalls } from './http/chain-of-title.ts'
import { commentCalls } from './http/comments.ts'
import { compareOffersCalls } from './http/compare-offers.ts'
import { competitionCalls } from './http/competitions.ts'
import { enrichmentCalls } from './http/enrichment.ts'
import { forumCalls } from './http/forum.ts'
import { identityCalls } from './http/identity.ts'
import { imageCalls } from './http/images.ts'
import { importCalls } from './http/imports.ts'
import { listingManagementCalls } from './http/listing-management.ts'
import { membershipCalls } from './http/membership.ts'
import { membershipAdministrationCalls } from './http/membership-administration.ts'
import { moderationCalls } from './http/moderation.ts'
import { notificationCalls } from './http/notifications.ts'
import { offerAdministrationCalls } from './http/offer-administration.ts'
import { offerThreadCalls } from './http/offer-thread.ts'
import { offerCalls } from './http/offers.ts'
import { optionCalls } from './http/options.ts'
import { peopleCalls } from './http/people.ts'
import { peopleAdministrationCalls } from './http/people-administration.ts'
import { platformAnalyticsCalls } from './http/platform-analytics.ts'
import { recommendationCalls } from './http/recommendations.ts'
import { supportCalls } from './http/support.ts'
import { takingCalls } from './http/takings.ts'
import { trackingCalls } from './http/tracking.ts'
import type { Address } from './vocabulary/addresses/address.ts'
import { importLimits } from './vocabulary/imports.ts'

/** What a service keeps its data in: a database of its own, Redis, a folder of its own. */
export type StoreKind = 'postgres' | 'mongodb' | 'redis' | 'files'

/** How the gateway treats requests below a path; defaults to `usualPath`. */
export interface PathLimits {
  /** In bytes. */
  bodyLimit: number
  /** The time to the first byte of the response; an upload must arrive within the same time. */
  timeLimitMs: number
  /** Whether files are served here, which may be slow to send. */
  files: boolean
  /** How many of its files one process of the service receives or reads at once, where that is fewer than gateways let in. */
  uploadsAtOnce?: number
  /** Whether answers last for as long as both sides live: server-sent events. */
  stream: boolean
}

/** One service, as everything else knows it. */
export interface Service {
  /** The human-readable name of its part. */
  part: string
  stores: readonly StoreKind[]
  /** The shelves of its files, besides the one without a name. */
  shelves?: readonly string[]
  /** The keys that it has in Redis, as patterns; defaults to those below its name. */
  redisKeys?: readonly string[]
  /** Whether it keeps personal data, which the export then includes. */
  keepsPersonalData: boolean
  /**
   * The paths below `/api` that it answers: whole segments, `*` for any one; the longest that matches a request wins.
   */
  paths: Record<string, Partial<PathLimits>>
  calls: readonly Record<string, Call>[]
  events: readonly Pick<EventDefinition, 'producer' | 'type' | 'subjectPrefix'>[]
}

const KiB = 1024
const MiB = 1024 * KiB
const SECOND = 1_000

export const usualPath: PathLimits = { bodyLimit: MiB, timeLimitMs: 30 * SECOND, files: false, stream: false }
const files = { files: true }

/** The one table of services: launcher, gateway, exports, tests and documents follow from it. */
export const services = {
  identity: {
    part: 'Signing in and accounts',
    stores: ['postgres', 'redis'],
    redisKeys: ['session:*', 'sessions-of:*', 'limit:*'],
    keepsPersonalData: true,
    paths: {
      auth: { bodyLimit: 64 * KiB }, // anybody may ask here: no more than is read before identity is
      profile: {},
      'public/switched-off': {},
      'public/demo-loading': {},
      'admin/users': {},
      'admin/users.csv': files,
      'admin/users/audit.csv': files,
      'admin/pending-agents': {},
      'admin/verify-agent': {},
    },
    calls: [identityCalls, peopleAdministrationCalls],
    events: userEvents,
  },
  catalogue: {
    part: 'The catalogue',
    stores: ['postgres', 'files'],
    shelves: ['documents', 'share-pictures'],
    keepsPersonalData: true,
    paths: {
      public: {},
      listings: {},
      'listings/agent/*/export': files,
      favorites: {},
      'uploads/images': { ...files, bodyLimit: 6 * MiB, timeLimitMs: 120 * SECOND },
      'uploads/documents': { ...files, bodyLimit: 21 * MiB, timeLimitMs: 300 * SECOND },
      'admin/listings': {},
      'admin/listings/audit.csv': files,
      'admin/chain-of-title': {},
      'chain-of-title': {},
      imports: { ...files, bodyLimit: 201 * MiB, timeLimitMs: 300 * SECOND, uploadsAtOnce: importLimits.atOnce },
    },
    calls: [catalogueCalls, listingManagementCalls, imageCalls, chainOfTitleCalls, importCalls],
    events: catalogueEvents,
  },
  offers: {
    part: 'Making and answering offers',
    stores: ['postgres', 'files'],
    keepsPersonalData: true,
    paths: {
      offers: {},
      'offers/*/agreement': files,
      'offers/*/documents': { ...files, bodyLimit: 21 * MiB, timeLimitMs: 600 * SECOND },
      'listings/*/availability': {},
      'listings/*/takings': {},
      'listings/*/offers/compare': {},
      'listings/*/offers/compare.csv': files,
      'analytics/agent': {},
      'uploads/decks': { ...files, bodyLimit: 51 * MiB, timeLimitMs: 600 * SECOND },
      'admin/transactions': {},
      'admin/transactions.csv': files,
      'admin/transactions/audit.csv': files,
      'webhooks/stripe/offers': {},
    },
    calls: [offerCalls, offerThreadCalls, optionCalls, takingCalls, compareOffersCalls, offerAdministrationCalls],
    events: [...offerEvents, takingsChanged, threadChanged],
  },
  membership: {
    part: 'Membership',
    stores: ['postgres'],
    keepsPersonalData: true,
    paths: {
      membership: {},
      'membership/invoices': files,
      'admin/memberships': {},
      'admin/memberships/audit.csv': files,
      'admin/membership-payments': {},
      'admin/membership-payments.csv': files,
      'webhooks/stripe/membership': {},
    },
    calls: [membershipCalls, membershipAdministrationCalls],
    events: [...membershipEvents, viewCounted, viewSnapshot],
  },
  ai: {
    part: 'Analyses and recommendations',
    stores: ['mongodb', 'redis'],
    keepsPersonalData: true,
    paths: {
      recommendations: {},
      'analysis-sample': {},
      'commercial-analysis': {},
      'commercial-analysis/search.csv': files,
      'enhanced-analysis': {},
      tracking: { bodyLimit: 64 * KiB },
      market: {},
      'analytics/trends': {},
      'admin/analytics': {},
      'admin/analytics.csv': files,
    },
    calls: [analysisCalls, recommendationCalls, trackingCalls, platformAnalyticsCalls],
    events: aiEvents,
  },
  community: {
    part: 'Comments, the forum and notifications',
    stores: ['postgres', 'redis'],
    redisKeys: ['limit:write:*', 'limit:unsubscribe:*'],
    keepsPersonalData: true,
    paths: {
      'listings/*/comments': {},
      comments: {},
      forum: {},
      'forum/posts/list.csv': files,
      people: {},
      flags: {},
      notifications: {},
      'notifications/stream': { stream: true },
      'notifications/unsubscribe': { bodyLimit: 4 * KiB }, // anybody may post here
      competitions: {},
      support: {},
      'admin/comments': {},
      'admin/comments.csv': files,
      'admin/moderation': {},
      'admin/moderation/audit.csv': files,
      'admin/moderation/queue.csv': files,
      'admin/support': {},
      'admin/support/audit.csv': files,
      'admin/support/queue.csv': files,
      'admin/competitions': {},
      'admin/competitions/audit.csv': files,
    },
    calls: [commentCalls, forumCalls, peopleCalls, moderationCalls, notificationCalls, competitionCalls, supportCalls],
    events: [...communityEvents, ...notificationEvents, ...competitionEvents, ...supportEvents],
  },
  enrichment: {
    part: 'What is found elsewhere',
    stores: ['mongodb'],
    keepsPersonalData: false,
    paths: {
      enrichments: {},
      'enrichments/waiting.csv': files,
      'google-books': { timeLimitMs: 180 * SECOND },
      'admin/youtube-enrichment-status': {},
      'admin/enrich-youtube': { timeLimitMs: 180 * SECOND },
      'admin/twitter-enrichment-status': {},
      'admin/enrich-twitter': { timeLimitMs: 180 * SECOND },
    },
    calls: [enrichmentCalls],
    events: enrichmentEvents,
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof services
export const serviceNames = Object.keys(services) as ServiceName[]
export const serviceOf = (name: ServiceName): Service => services[name]

/** The services besides identity that an export of personal data asks. */
export const personalDataKeepers = serviceNames.filter(
  (name) => name !== 'identity' && serviceOf(name).keepsPersonalData,
)

/** The environment variable that holds a service's URL. */
export type UrlVariable = `${Uppercase<ServiceName>}_URL`
export const urlVariable = (name: ServiceName) => `${name.toUpperCase()}_URL` as UrlVariable

/** Every documented call of every service: the permissions table, the reference and the fuzz tests walk over it. */
export const allCalls: (Call & { service: ServiceName })[] = serviceNames.flatMap((service) =>
  serviceOf(service)
    .calls.flatMap((calls) => Object.values(calls))
    .map((call) => ({ ...call, service })),
)

type Table = (typeof services)[ServiceName]['calls'][number]
type ByAddress<T> =
  T extends Record<string, Call>
    ? (calls: { [Name in keyof T as `${T[Name]['method']} ${T[Name]['path']}`]: T[Name] }) => void
    : never
type EveryCall = ByAddress<Table> extends (calls: infer All) => void ? All : never
/** The call that is declared for an address: of it, browsers need the types only. */
export type CallAt<A extends Address> = EveryCall[`${A['method']} ${A['path']}` & keyof EveryCall]
