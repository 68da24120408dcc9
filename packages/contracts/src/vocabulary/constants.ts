/** The business constants of the specification (document 2, section 9), each declared once. No zod here: the web imports it. */

export const company = {
  name: 'Storyright Ltd',
  address: '12 Sample Yard, London WC1A 0AA', // a marked sample until the owner fills in the registered office
  email: 'hello@storyright.test',
  vatNumber: 'GB 000 0000 00', // a marked sample, as the address
  disclaimerUpdated: 'January 2025',
} as const

export const paging = {
  browseFirst: 24,
  browseMore: 12,
  listMaximum: 5_000,
  pageMaximum: 100,
  featuredMaximum: 8,
  recentItems: 5,
  cardTags: 3,
} as const

/** The days that anything can be asked for, in UTC. */
export const calendar = { first: '1970-01-01', last: '2999-12-31' } as const

export const timing = {
  userFreshSeconds: 300,
  userKeptSeconds: 600,
  publicStatsFreshSeconds: 300,
  redirectAfterLostSessionMs: 500,
  redirectAfterVerificationMs: 2_000,
  toastShownMs: 5_000,
  toastRemovedMs: 1_000_000,
  toastSwipePx: 50,
} as const

export const limits = {
  name: 100,
  email: 254,
  usernameMinimum: 3,
  usernameMaximum: 30,
  passwordMinimum: 8,
  passwordMaximum: 200,
  phone: 40,
  address: 500,
  url: 2_048,
  longText: 2_000,
  /** A book of rights in its canonical words. What people type is shorter: `bookLimits` in packages/rights. */
  rightsBook: 50_000,
  rightsLine: 2_000,
  rightsMonths: 1_200,
  search: 200,
  title: 200,
  author: 100,
  logline: 300,
  synopsisMinimum: 50,
  synopsisMaximum: 2_000,
  authorBio: 1_000,
  agentNotes: 500,
  galleryImages: 10,
  chainDocuments: 200,
  imageBytes: 5 * 1024 * 1024,
  chainFileBytes: 20 * 1024 * 1024,
  /** What one person may send within 24 hours. */
  imagesPerDay: 1_000,
  /** What a service that takes files keeps of one person, together. */
  keptBytes: 5 * 1024 ** 3,
  tag: 60,
  /** Themes, and keywords, of one listing. */
  tags: 50,
  amount: 1_000_000_000,
} as const

/** What one person may use of what all share: the one table of it. A refusal names the time to come back. */
export const personLimits = {
  /**
   * How often they may have done what costs the card provider or the model something: so many at once, and so many an hour, whichever
   * gateway they ask. What was refused does not count.
   */
  calls: {
    cardSetups: { atOnce: 10, perHour: 20 },
    upgrades: { atOnce: 20, perHour: 40 },
    offers: { atOnce: 60, perHour: 60 },
    analyses: { atOnce: 10, perHour: 20 },
    edits: { atOnce: 120, perHour: 120 },
  },
  /** What a member may ask the people of Storyright; administrators are not counted. */
  support: { openThreads: 3, threadsPerDay: 10, messagesPerDay: 50 },
  /** Of the calls of the model that there may be in an hour: who reads or asks anew, and an agent whose titles are new or were edited. */
  modelShares: { reader: 0.2, agent: 0.4 },
} as const
export type PersonLimit = keyof typeof personLimits.calls
export const personLimitNames = /* @__PURE__ */ Object.keys(personLimits.calls) as [PersonLimit, ...PersonLimit[]]

/** What the free tier may do (document 2, section 9.3). */
export const freeTier = {
  viewsPerMonth: 5,
  warnAtRemaining: 1,
  /** What was opened in older months is forgotten. */
  viewsKeptMonths: 24,
} as const

export const tokenLifetimes = {
  accessTokenSeconds: 300,
  verificationHours: 24,
  resetHours: 1,
  /** How long a changed e-mail address can be taken back. */
  undoDays: 7,
  sessionDays: 30,
  /** A session that nobody uses for so long ends sooner. */
  sessionIdleDays: 14,
  /** How long a browser is known from which somebody signed in. */
  deviceDays: 365,
} as const

/** Where someone may have heard of us; the labels of the complete-profile form. */
export const heardAboutUs = [
  'Search Engine',
  'Social Media',
  'Industry Contact/Referral',
  'Film Festival or Event',
  'Industry Publication',
  'Agent/Producer Recommendation',
  'Online Forum or Community',
  'Other',
] as const
