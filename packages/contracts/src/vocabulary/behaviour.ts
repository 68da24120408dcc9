/** What is recorded of what people do, and what follows from it. No zod here: the web imports it. */

export const activityTypes = ['view', 'favorite_toggle', 'offer_click', 'share', 'download_materials'] as const
export type ActivityType = (typeof activityTypes)[number]

/** The two answers to a recommendation. */
export const ratings = { positive: 5, negative: 1 } as const
export type Rating = (typeof ratings)[keyof typeof ratings]

/** What a recommendation rests on: the strongest of what led to it. */
export const recommendationSignals = [
  'favourite',
  'offer',
  'view',
  'search',
  'share',
  'feedback',
  'lookingFor',
  'popular',
  'varied',
] as const
export type RecommendationSignal = (typeof recommendationSignals)[number]

/** What of a wish is given up, in this order, where too few titles fit all of it. */
export const wishParts = ['price', 'medium', 'genre'] as const
export type WishPart = (typeof wishParts)[number]

/** The stages that recommendations go through, and how much is done when each begins. */
export const recommendationStages = [
  { from: 0, stage: 'Reading what you have favourited, viewed and searched for' },
  { from: 25, stage: 'Finding titles close to them' },
  { from: 55, stage: 'Leaving out what you have dismissed or offered on' },
  { from: 75, stage: 'Mixing for variety' },
  { from: 100, stage: 'Done' },
] as const

export const behaviourTimes = {
  /** A stay that is shorter is no view. */
  viewFromSeconds: 3,
  /** A stay counts for no more than this: the tab was left open. */
  viewUpToSeconds: 1_800,
  /** Recorded activity is kept so long for the platform's figures … */
  activityKeptMonths: 12,
  /** … and what somebody's taste is read from so long. */
  tasteKeptMonths: 24,
} as const

export const recommendationLimits = { page: 8, home: 3, similar: 3, most: 50, excluded: 500 } as const

export const recommendationTimes = { pollMs: 800, progressStart: 5, progressStep: 3, progressCap: 85 } as const
