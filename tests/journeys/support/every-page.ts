import type { APIRequestContext } from '@playwright/test'
import type { Offer, User } from '@storyright/contracts/http'
import { type PageName, pages } from '@storyright/contracts/vocabulary'
import type { DemoRole } from './people.ts'

export type Reader = Exclude<DemoRole, 'pending-agent'> | 'visitor'

/** Who sees the most of each page. */
const readers: Record<PageName, Reader> = {
  home: 'visitor',
  auth: 'visitor',
  verifyEmail: 'visitor',
  resetPassword: 'visitor',
  unsubscribe: 'visitor',
  listings: 'producer',
  listing: 'premium',
  submitOffer: 'producer',
  mySubmissions: 'producer',
  recommendations: 'premium',
  market: 'premium',
  producerDashboard: 'producer',
  agentDashboard: 'agent',
  listingRights: 'agent',
  compareOffers: 'agent',
  importTitles: 'agent',
  listingImport: 'agent',
  profile: 'premium',
  editAccount: 'agent',
  securitySettings: 'agent',
  completeProfile: 'producer',
  notifications: 'agent',
  offerRoom: 'producer',
  administration: 'admin',
  adminDashboard: 'admin',
  adminAudit: 'admin',
  adminComments: 'admin',
  adminModeration: 'admin',
  adminSupport: 'admin',
  adminChainOfTitle: 'admin',
  adminTransactions: 'admin',
  platformAnalytics: 'admin',
  dataEnrichment: 'admin',
  adminYoutube: 'admin',
  adminTwitter: 'admin',
  commercialAnalysis: 'premium',
  adminCommercialAnalysis: 'admin',
  analysisSearch: 'premium',
  forum: 'premium',
  discussion: 'premium',
  competitions: 'premium',
  competition: 'premium',
  adminCompetitions: 'admin',
  howWeScore: 'visitor',
  upgrade: 'producer',
  support: 'premium',
  supportThread: 'premium',
  terms: 'visitor',
  privacy: 'visitor',
  cookies: 'visitor',
  disclaimer: 'visitor',
}

/** The same pages as somebody else sees them, and their parts that have an address. */
const also: readonly [Reader, string][] = [
  ['visitor', '/upgrade'],
  ['producer', '/'],
  ['premium', '/'],
  ['agent', '/'],
  ['producer', '/listing/1026'],
  ['agent', '/listing/1026'],
  ['producer', '/listings?genre=drama&medium=book'],
  ['producer', '/profile'],
  ['premium', '/producer-dashboard'],
  ['agent', '/agent-dashboard?tab=assets'],
  ['agent', '/agent-dashboard?tab=submissions'],
  ['agent', '/agent-dashboard?tab=analytics'],
  ['admin', '/admin-dashboard?tab=featured'],
  ['admin', '/listing/1026/rights'],
]

/** Which one of several a page is opened for: the first that the list of them names. */
const lists: Partial<Record<PageName, string>> = {
  discussion: '/api/forum/posts',
  competition: '/api/competitions',
  supportThread: '/api/support',
}

const read = async <Answer>(address: string, request: APIRequestContext) =>
  (await (await request.get(address)).json()) as Answer

async function addressOf(name: PageName, path: string, request: APIRequestContext): Promise<string> {
  if (!path.includes(':')) return path
  if (name === 'offerRoom') return path.replace(/:\w+/, (await offerInPlay('producer', request)).id)
  if (name === 'compareOffers') return path.replace(/:\w+/, (await offerInPlay('agent', request)).listingId)
  const list = lists[name]
  const [first] = list ? await read<{ id: string }[]>(list, request) : [{ id: '1026' }]
  if (!first) throw new Error(`${list} names nothing to open.`)
  return path.replace(/:\w+/, first.id)
}

/** An offer whose money is held, as one of its sides lists it: there is most to be done about it. */
async function offerInPlay(side: 'producer' | 'agent', request: APIRequestContext): Promise<Offer> {
  const { id } = await read<User>('/api/auth/user', request)
  const list = side === 'producer' ? '/api/offers/my-submissions' : `/api/offers/agent/${id}`
  const offers = await read<Offer[]>(list, request)
  const found = offers.find(({ status, paymentStatus }) => status === 'pending' && paymentStatus === 'held')
  if (!found) throw new Error(`${list} names no offer in play.`)
  return found
}

/** The addresses of every page that this reader sees the most of, with somebody’s session in `request`. */
export async function addressesOf(reader: Reader, request: APIRequestContext): Promise<string[]> {
  const addresses = also.flatMap(([whose, address]) => (whose === reader ? [address] : []))
  // What the agent can do in a room is not what the producer can.
  if (reader === 'agent') addresses.push(`/offers/${(await offerInPlay('agent', request)).id}`)
  for (const { name, path } of pages) if (readers[name] === reader) addresses.push(await addressOf(name, path, request))
  return addresses
}
