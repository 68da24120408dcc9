/** The words for terms on a listing's page, before and after the listing has come. */
export const listingWords = {
  terms: 'Financial Terms',
  termsAre: 'These are option fees. The purchase price is negotiated separately.',
} as const
