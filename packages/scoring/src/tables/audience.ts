import type { Medium } from '@storyright/contracts/vocabulary'

/** Document 2, section 9.4: what is shown of an audience where the listing is silent. */
export const audienceDefaults = {
  size: { estimated: 2_500_000, confidence: 'Medium', basis: 'Genre Analysis' },
  primaryAge: '25-44 years',
  genderSplit: '60% Female / 40% Male',
  socioeconomic: 'Middle to Upper-Middle Class',
  geography: ['UK', 'US', 'Australia', 'Canada'],
  marketPotential: { reachability: 75, engagement: 82, monetisation: 68 },
  /** The documents name these without values; ours. */
  interests: ['Film and television', 'Reading'],
  values: ['Good storytelling', 'Authenticity'],
  lifestyle: ['Streams at home', 'Goes to the cinema now and then'],
  mediaConsumption: ['Streaming services', 'Broadcast television', 'Cinema', 'Social media'],
} as const

/** Whom a genre reaches in the four default markets, in millions of people; ours, fitted to nothing. The largest match counts. */
export const audienceOfGenre: readonly { millions: number; words: readonly string[] }[] = [
  { millions: 6, words: ['fantasy', 'magical realism'] },
  { millions: 6, words: ['action'] },
  { millions: 5.5, words: ['thriller', 'suspense', 'espionage', 'spy'] },
  { millions: 5.2, words: ['crime', 'noir', 'police procedural'] },
  { millions: 5.2, words: ['adventure'] },
  { millions: 4.8, words: ['mystery', 'whodunit', 'detective', 'murder mystery'] },
  { millions: 4.6, words: ['comedy', 'humour', 'humor', 'satire', 'farce'] },
  { millions: 4.4, words: ['children s', 'family'] },
  { millions: 4.2, words: ['sci fi', 'scifi', 'science fiction', 'sf', 'speculative fiction'] },
  { millions: 3.8, words: ['romance', 'romantic', 'love story'] },
  { millions: 3.4, words: ['drama', 'family saga'] },
  { millions: 3.4, words: ['horror', 'ghost story', 'supernatural'] },
  { millions: 3.2, words: ['young adult', 'ya', 'teen fiction'] },
  { millions: 2.6, words: ['historical', 'history', 'period drama'] },
  { millions: 2.1, words: ['biography', 'autobiography', 'memoir', 'biopic'] },
  { millions: 1.6, words: ['documentary', 'true crime', 'non fiction'] },
]

/** The part of them that knows or finds works of a medium; ours. */
export const audienceOfMedium: Record<Medium, number> = {
  book: 1,
  comic: 0.85,
  television: 1.1,
  screenplay: 0.8,
  game: 0.95,
  podcast: 0.6,
  stage: 0.5,
  toy: 0.75,
  short_film: 0.35,
  digital_content: 0.45,
  other: 0.6,
}

/** How the form's choices read as an audience. */
export const genderSplits = {
  female: 'Mostly female',
  male: 'Mostly male',
  all: 'All genders',
  'non-binary': 'Mostly non-binary',
} as const
export const incomeClasses = {
  low: 'Lower incomes',
  middle: 'Middle incomes',
  high: 'Higher incomes',
  all: 'All incomes',
} as const

/** A rights territory as a market's name. */
export const marketNames: Partial<Record<string, string>> = { 'United Kingdom': 'UK', 'United States': 'US' }
