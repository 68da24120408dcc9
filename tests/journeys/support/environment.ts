const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys with npm test -- journeys.`)
  return value
}

/** Where the platform under test is, and where its journeys leave what they saw. */
export const environment = {
  url: needed('JOURNEYS_URL'),
  /** The same platform, by a gateway whose pages speak to the card provider itself; an installation may have none. */
  providerUrl: process.env.JOURNEYS_PROVIDER_URL,
  /** The database of offers, where time is passed by hand; of an installation it is not at hand. */
  offersUrl: process.env.JOURNEYS_OFFERS_URL,
  mailUrl: needed('JOURNEYS_MAIL_URL'),
  sandboxUrl: needed('JOURNEYS_SANDBOX_URL'),
  /** Where screenshots are kept, in a run that keeps them. */
  screenshots: process.env.JOURNEYS_SCREENSHOTS,
  /** Whether each journey is gone through on one device only, every other one on a phone. */
  takesTurns: process.env.JOURNEYS_TAKE_TURNS === 'yes',
  /** The file of styles of text whose contrast was judged in this run. */
  textStyles: process.env.JOURNEYS_TEXT_STYLES,
  chromium: needed('CHROMIUM_PATH'),
}

/** How many times as long as a quiet machine this one takes, measured by whoever runs the tests. */
const factor = Number(process.env.MACHINE_FACTOR ?? 1)

/** A limit of time on this machine, from the one on a quiet machine. */
export const within = (ms: number): number => Math.round(ms * factor)
