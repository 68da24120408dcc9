/** Somebody who is signed in. */
export interface PlannedPerson {
  cookie: string
}

/** All that the scripts need and cannot make themselves: written by the runner, read by k6. */
export interface LoadPlan {
  url: string
  bareUrl: string
  sandboxUrl: string
  /** The addresses of the calls, as contracts declare them. */
  paths: Record<PlannedPath, string>
  listingIds: string[]
  words: string[]
  threadIds: string[]
  /** They may look at every listing and take part in the forum. */
  readers: PlannedPerson[]
  producers: (PlannedPerson & { deckFileUrl: string })[]
  /** Each becomes a member once: alone, and in a mixed day. */
  newcomers: PlannedPerson[]
  newcomersOfTheDay: PlannedPerson[]
}

export type PlannedPath =
  | 'listings'
  | 'listing'
  | 'recommendations'
  | 'createOffer'
  | 'confirmPayment'
  | 'upgrade'
  | 'confirmUpgrade'
  | 'forumPosts'
  | 'forumReplies'
  | 'postReply'
