export const tagTypes = [
  'User',
  'Favourites',
  'Listings',
  'Chains',
  'People',
  'Offers',
  'Membership',
  'Analyses',
  'Taste',
  'Figures',
  'Comments',
  'Discussions',
  'Replies',
  'Moderation',
  'Enrichments',
  'Competitions',
  'Support',
  'Imports',
  'Notifications',
] as const
type TagType = (typeof tagTypes)[number]
export interface Tag {
  type: TagType
  id: string
}
interface Thing {
  id: string
}

/** Tags of the entities in a result, so that a change of one finds every cache entry with it. */
export function each(type: TagType, things: readonly Thing[] | undefined): Tag[] {
  return (things ?? []).map(({ id }) => ({ type, id }))
}

/** Tags of whole lists, for changes that may add, remove or move rows. */
export const lists = {
  /** Searches of the catalogue and their counts. */
  catalogue: { type: 'Listings', id: 'catalogue' },
  /** The plan, and what is used of it this month. */
  membership: { type: 'Membership', id: 'own' },
  cardOnFile: { type: 'Membership', id: 'card' },
  invoices: { type: 'Membership', id: 'invoices' },
  /** What everybody paid for memberships, for administrators. */
  membershipPayments: { type: 'Membership', id: 'payments' },
  featured: { type: 'Listings', id: 'featured' },
  /** An agent's own. */
  assets: { type: 'Listings', id: 'assets' },
  /** Documents of every chain. */
  documents: { type: 'Chains', id: 'documents' },
  favourites: { type: 'Favourites', id: 'cards' },
  offers: { type: 'Offers', id: 'offers' },
  /** The analytics of agents. */
  figures: { type: 'Offers', id: 'figures' },
  /** Holds, captures and releases, and where books differ. */
  books: { type: 'Offers', id: 'books' },
  /** What administrators did to offers. */
  offersAudit: { type: 'Offers', id: 'audit' },
  /** People of some role or status only. */
  chosenPeople: { type: 'People', id: 'chosen' },
  /** What is recommended on its page, and beside other things. */
  recommended: { type: 'Taste', id: 'page' },
  recommendedBeside: { type: 'Taste', id: 'beside' },
  /** Discussions of the forum, and what it counts. */
  discussions: { type: 'Discussions', id: 'list' },
  forumStats: { type: 'Discussions', id: 'stats' },
  applications: { type: 'People', id: 'applications' },
  moderationQueue: { type: 'Moderation', id: 'queue' },
  moderationAudit: { type: 'Moderation', id: 'audit' },
  /** Comments as administrators list them, with their counts. */
  allComments: { type: 'Comments', id: 'all' },
  peopleAudit: { type: 'People', id: 'audit' },
  /** How far YouTube and X are with the catalogue. */
  enrichmentStatus: { type: 'Enrichments', id: 'status' },
  /** Listings that wait for a choice, or whose look-up failed. */
  enrichmentsThatWait: { type: 'Enrichments', id: 'waiting' },
  competitions: { type: 'Competitions', id: 'list' },
  /** What the reader has asked, and what awaits administrators. */
  supportThreads: { type: 'Support', id: 'own' },
  supportQueue: { type: 'Support', id: 'queue' },
  /** What the reader was told. */
  notifications: { type: 'Notifications', id: 'own' },
  /** Whom the reader has blocked. */
  blocked: { type: 'People', id: 'blocked' },
} as const satisfies Record<string, Tag>
