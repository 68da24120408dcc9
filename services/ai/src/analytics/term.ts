const LONGEST = 80

/** What was searched for, so that it counts as one however it was typed. */
export const termOf = (query: string): string =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
