/** Document 2, section 9.4: what is shown of an audience where the listing says nothing. */
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
