import { brand, loggedOut, type Page } from './page.ts'

/** For those who look for a story: offers, recommendations, analyses and competitions. */
export const producersPages = [
  {
    name: 'submitOffer',
    path: '/submit-offer/:listingId',
    title: `Submit Your Offer · ${brand}`,
    purpose: 'make an offer',
    purposeFor: (title) => `make an offer for ${title}`,
    toVisitors: loggedOut,
    access: 'public', // others than producers are told Access Denied
  },
  {
    name: 'mySubmissions',
    path: '/my-submissions',
    title: `My Submissions · ${brand}`,
    purpose: 'see your offers',
    access: 'signedIn',
  },
  {
    name: 'recommendations',
    path: '/ai-recommendations',
    title: `AI Recommendations · ${brand}`,
    purpose: 'see your recommendations',
    toVisitors: { title: 'Login Required', description: 'Please log in to see your recommendations.', at: '/auth' },
    access: 'public', // the free plan is told what Premium brings
  },
  {
    name: 'market',
    path: '/market',
    title: `Market Figures · ${brand}`,
    purpose: 'see the market figures',
    access: 'signedIn', // the free plan is told what Premium brings
  },
  {
    name: 'producerDashboard',
    path: '/producer-dashboard',
    title: `Producer Dashboard · ${brand}`,
    purpose: 'see your dashboard',
    access: 'producer',
  },
  {
    name: 'commercialAnalysis',
    path: '/commercial-analysis',
    title: `Commercial Viability · ${brand}`,
    purpose: 'see the analyses',
    access: 'signedIn', // without premium, what it would be stands in its place
  },
  {
    name: 'analysisSearch',
    path: '/commercial-analysis-search',
    title: `Commercial Analysis Search · ${brand}`,
    purpose: 'search for analyses',
    access: 'public', // a visitor is told Login Required, others than premium members what it is
  },
  {
    name: 'competitions',
    path: '/competitions',
    title: `Competitions · ${brand}`,
    purpose: 'see the competitions',
    access: 'signedIn',
  },
  {
    name: 'competition',
    path: '/competitions/:id',
    title: `Competition · ${brand}`,
    purpose: 'see this competition',
    access: 'signedIn', // producers of the free plan are told what Premium brings, others that it is for producers
  },
] as const satisfies readonly Page[]
