/** `npm test -- all` runs tests that grow with their numbers in full; the usual run only as large as the rule needs to be seen broken. */
export const isFullSize = process.env.TEST_SIZE === 'all'

/** `npm test -- quick` is a look at each part: what goes through many cases of one rule is left to the usual run. */
export const isQuickSize = process.env.TEST_SIZE === 'quick'
