import { get, post } from './address.ts'

export const enrichmentAddresses = {
  searchBooks: get('/api/google-books/search', { signInAt: '/auth' }),
  lookUpBook: get('/api/google-books/enrich/:listingId', { signInAt: '/auth' }),
  applyBook: post('/api/google-books/apply-enrichment/:listingId', { signInAt: '/auth' }),
  undoBook: post('/api/google-books/undo-enrichment/:listingId', { signInAt: '/auth' }),
  enrichBooks: post('/api/google-books/batch-enrich', { signInAt: '/auth' }),
  youtubeStatus: get('/api/admin/youtube-enrichment-status', { signInAt: '/auth' }),
  enrichYoutube: post('/api/admin/enrich-youtube', { signInAt: '/auth' }),
  twitterStatus: get('/api/admin/twitter-enrichment-status', { signInAt: '/auth' }),
  enrichTwitter: post('/api/admin/enrich-twitter', { signInAt: '/auth' }),
  enrichmentsOf: get('/api/enrichments/:listingId'),
  decideEnrichment: post('/api/enrichments/:listingId/:source'),
  enrichmentsThatWaitCsv: get('/api/enrichments/waiting.csv', { signInAt: '/auth' }),
  enrichmentsThatWait: get('/api/enrichments', { signInAt: '/auth' }),
} as const
