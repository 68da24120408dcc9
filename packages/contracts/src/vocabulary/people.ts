/** Roles, account statuses and tiers, and the predicates over them. The one place that computes the effective tier. */

export const roles = ['producer', 'premium', 'free', 'agent', 'admin'] as const
export type Role = (typeof roles)[number]

/** All three are producer accounts; an administrator may move one between them. */
export const producerRoles: readonly Role[] = ['producer', 'premium', 'free']

export const tiers = ['free', 'premium'] as const
export type Tier = (typeof tiers)[number]

export const accountStatuses = [
  'active',
  'pending_verification',
  'pending_review',
  'rejected',
  'suspended',
  'closed',
] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Premium while a subscription runs, or by role. */
export function effectiveTier(user: { role: Role; premiumExpiresAt: Date | null }, now: Date): Tier {
  if (user.role === 'premium' || user.role === 'admin') return 'premium'
  return user.premiumExpiresAt !== null && user.premiumExpiresAt > now ? 'premium' : 'free'
}

const sellerRoles: readonly Role[] = ['agent', 'admin']

/** Whether a person's listings are hidden: while the account is not active, or no longer an agent's. */
export const hidesListings = ({ status, role }: { status: string; role: string }): boolean =>
  status !== 'active' || !sellerRoles.some((seller) => seller === role)

/** Who makes a request: the claims of a signed-in user's access token. */
export interface Viewer {
  id: string
  role: Role
  /** The effective tier. */
  tier: Tier
  /** A producer's e-mail is confirmed; an agent's application is approved. */
  verified: boolean
}

const isProducer = (viewer: Viewer) => producerRoles.includes(viewer.role)

/** Whose views of listings are counted: producer accounts of the free tier. */
export const isMetered = (viewer: Viewer) => isProducer(viewer) && viewer.tier === 'free'

/** The predicates of 3-interpretation, section 1. Ownership is decided by the use case that knows the owner. */
export const access = {
  public: (_viewer: Viewer | null) => true,
  signedIn: (viewer: Viewer | null) => viewer !== null,
  producer: (viewer: Viewer | null) => viewer !== null && isProducer(viewer),
  manageListings: (viewer: Viewer | null) =>
    viewer !== null && (viewer.role === 'admin' || (viewer.role === 'agent' && viewer.verified)),
  agent: (viewer: Viewer | null) => viewer !== null && viewer.role === 'agent' && viewer.verified,
  premium: (viewer: Viewer | null) => viewer?.tier === 'premium',
  forum: (viewer: Viewer | null) =>
    viewer !== null &&
    (['premium', 'agent', 'admin'].includes(viewer.role) || (isProducer(viewer) && viewer.tier === 'premium')),
  admin: (viewer: Viewer | null) => viewer?.role === 'admin',
} satisfies Record<string, (viewer: Viewer | null) => boolean>
export type Access = keyof typeof access

/** What others learn where offers are made. It stands apart from the other words of offers: listings' pages need no more of them. */
export const onlyProducersOffer = 'Only producers can submit offers.'
