/** Competitions for producers. No zod here: the web imports it. */

/** Follows from its times, but for the last: an entry was chosen. */
export const competitionStatuses = ['upcoming', 'open', 'closed', 'decided'] as const
export type CompetitionStatus = (typeof competitionStatuses)[number]
export const competitionStatusLabels: Record<CompetitionStatus, string> = {
  upcoming: 'Opens soon',
  open: 'Open',
  closed: 'Being judged',
  decided: 'Decided',
}

/** `not_chosen` once another entry of the competition was chosen. */
export const entryStatuses = ['entered', 'shortlisted', 'chosen', 'not_chosen', 'withdrawn'] as const
export type EntryStatus = (typeof entryStatuses)[number]
export const entryStatusLabels: Record<EntryStatus, string> = {
  entered: 'Entered',
  shortlisted: 'Shortlisted',
  chosen: 'Chosen',
  not_chosen: 'Not chosen',
  withdrawn: 'Withdrawn',
}

export const competitionLimits = {
  title: 150,
  brief: 2_000,
  sponsor: 150,
  prize: 500,
  rules: 20_000,
  pitch: 5_000,
  note: 1_000,
  page: 50,
} as const

export const competitionMessages = {
  deckRequired: 'Please upload a deck with your pitch',
  producersOnly: 'Competitions are for producers.',
  premiumOnly: 'Competitions are for premium members. The funding competition is open to every producer.',
} as const
