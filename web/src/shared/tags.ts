export const tagTypes = ['User', 'Favourites', 'Listings', 'Chains', 'People', 'Offers'] as const
type TagType = (typeof tagTypes)[number]
export interface Tag {
  type: TagType
  id: string
}
interface Thing {
  id: string
}

/** The tags of the things that were read: a change of one finds every place where it stands. */
export const each = (type: TagType, things: readonly Thing[] | undefined): Tag[] =>
  (things ?? []).map(({ id }) => ({ type, id }))

/** Lists as wholes: they change when something may come into them, leave them or move in them. */
export const lists = {
  /** Searching, its counts, and whatever else is sought in the catalogue. */
  catalogue: { type: 'Listings', id: 'catalogue' },
  featured: { type: 'Listings', id: 'featured' },
  /** An agent's own. */
  assets: { type: 'Listings', id: 'assets' },
  /** Documents of every chain. */
  documents: { type: 'Chains', id: 'documents' },
  favourites: { type: 'Favourites', id: 'cards' },
  offers: { type: 'Offers', id: 'offers' },
  /** What agents are told of how their listings do. */
  figures: { type: 'Offers', id: 'figures' },
  /** Holds, captures and releases, and where books differ. */
  books: { type: 'Offers', id: 'books' },
  /** People of some role or status only. */
  chosenPeople: { type: 'People', id: 'chosen' },
  applications: { type: 'People', id: 'applications' },
  peopleAudit: { type: 'People', id: 'audit' },
} as const satisfies Record<string, Tag>
