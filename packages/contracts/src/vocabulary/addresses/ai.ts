import { del, get, post } from './address.ts'

export const aiAddresses = {
  recommendations: get('/api/recommendations', { signInAt: '/auth' }),
  recommendationProgress: get('/api/recommendations/progress', { signInAt: '/auth' }),
  similarListings: get('/api/recommendations/similar/:listingId', { signInAt: '/auth' }),
  rateRecommendation: post('/api/recommendations/feedback', { signInAt: '/auth' }),
  analysis: get('/api/commercial-analysis/:listingId'),
  refreshAnalysis: post('/api/commercial-analysis/:listingId/refresh'),
  enhancedAnalysis: get('/api/enhanced-analysis/:listingId'),
  analysisSample: get('/api/analysis-sample'),
  sampleAnalysis: get('/api/analysis-sample/standard'),
  sampleEnhanced: get('/api/analysis-sample/enhanced'),
  analysisBatch: get('/api/commercial-analysis/batch'),
  analysisSearch: get('/api/commercial-analysis/search'),
  analysisSearchCsv: get('/api/commercial-analysis/search.csv'),
  trackSearch: post('/api/tracking/search'),
  trackActivity: post('/api/tracking/activity'),
  forgetTracked: del('/api/tracking'),
  agentTrends: get('/api/analytics/trends', { signInAt: '/auth' }),
  market: get('/api/market', { signInAt: '/auth' }),
  platformAnalytics: get('/api/admin/analytics', { signInAt: '/auth' }),
  platformAnalyticsCsv: get('/api/admin/analytics.csv', { signInAt: '/auth' }),
} as const
