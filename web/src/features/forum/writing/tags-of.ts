/** Tags as they are typed: with commas between them, blank ones left out. */
export const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
