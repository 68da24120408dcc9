/** `npm test -- all` runs tests that grow with their numbers in full; the usual run only as large as the rule needs to be seen broken. */
export const isFullSize = process.env.TEST_SIZE === 'all'
