import { brand, loggedOut, type Page } from './page.ts'

/** For those who look for a story: offers, recommendations, analyses and competitions. */
export const producersPages = [
  {
    name: 'submitOffer',
    path: '/submit-offer/:listingId',
    title: `Submit Your Offer · ${brand}`,
    toVisitors: loggedOut,
    access: 'public', // others than producers see Access Denied
  },
  {
    name: 'mySubmissions',
    path: '/my-submissions',
    title: `My Submissions · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'recommendations',
    path: '/ai-recommendations',
    title: `AI Recommendations · ${brand}`,
    toVisitors: { title: 'Login Required', description: 'Please log in to see your recommendations.', at: '/auth' },
    access: 'public', // the free plan sees what Premium brings
  },
  {
    name: 'market',
    path: '/market',
    title: `Market Figures · ${brand}`,
    access: 'signedIn', // the free plan sees what Premium brings
  },
  {
    name: 'producerDashboard',
    path: '/producer-dashboard',
    title: `Producer Dashboard · ${brand}`,
    access: 'producer',
  },
  {
    name: 'commercialAnalysis',
    path: '/commercial-analysis',
    title: `Commercial Viability · ${brand}`,
    access: 'signedIn', // without premium, what it would be stands in its place
  },
  {
    name: 'analysisSearch',
    path: '/commercial-analysis-search',
    title: `Commercial Analysis Search · ${brand}`,
    access: 'public', // a visitor sees Login Required, others than premium members what it is
  },
  {
    name: 'competitions',
    path: '/competitions',
    title: `Competitions · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'competition',
    path: '/competitions/:id',
    title: `Competition · ${brand}`,
    access: 'signedIn', // producers of the free plan see what Premium brings, others that it is for producers
  },
] as const satisfies readonly Page[]
