/** What a listing's page says around the listing, before and after that has come. */
export const listingWords = {
  back: 'Browse IP Catalogue',
  terms: 'Financial Terms',
  termsAre: 'Both are the option fee’s. The purchase price is agreed before the option is exercised.',
} as const
