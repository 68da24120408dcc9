/** What a listing's page says of its terms, before and after the listing has come. */
export const listingWords = {
  terms: 'Financial Terms',
  termsAre: 'Both are the option fee’s. The purchase price is agreed before the option is exercised.',
} as const
