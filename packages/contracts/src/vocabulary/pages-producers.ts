import { brand, loggedOut, type Page, trade } from './page.ts'

/** For those who look for a story: offers, recommendations, analyses and competitions. */
export const producersPages = [
  {
    name: 'submitOffer',
    path: '/submit-offer/:listingId',
    title: `Submit Your Offer · ${brand}`,
    description: 'Offer an option fee; your card is charged only when the agent accepts.',
    keywords: `option offer, ${trade}`,
    purpose: 'make an offer',
    purposeFor: (title) => `make an offer for ${title}`,
    toVisitors: loggedOut,
    access: 'public', // others than producers are told Access Denied
  },
  {
    name: 'mySubmissions',
    path: '/my-submissions',
    title: `My Submissions · ${brand}`,
    description: 'Your offers: where each one stands and what happens next.',
    keywords: `submissions, offers, ${trade}`,
    purpose: 'see your offers',
    access: 'signedIn',
  },
  {
    name: 'recommendations',
    path: '/ai-recommendations',
    title: `AI Recommendations · ${brand}`,
    description: 'Titles chosen by what you favourite, view, search for and offer on, each with the reason.',
    keywords: `recommendations, taste, ${trade}`,
    purpose: 'see your recommendations',
    toVisitors: { title: 'Login Required', description: 'Please log in to see your recommendations.', at: '/auth' },
    access: 'public', // the free plan is told what Premium brings
  },
  {
    name: 'market',
    path: '/market',
    title: `Market Figures · ${brand}`,
    description: 'What titles ask and fetch by genre and medium, how soon agents answer, and what is rising.',
    keywords: `market, asking prices, option fees, ${trade}`,
    purpose: 'see the market figures',
    access: 'signedIn', // the free plan is told what Premium brings
  },
  {
    name: 'producerDashboard',
    path: '/producer-dashboard',
    title: `Producer Dashboard · ${brand}`,
    description: 'Your offers at a glance, and your favourites.',
    keywords: `producer dashboard, favourites, ${trade}`,
    purpose: 'see your dashboard',
    access: 'producer',
  },
  {
    name: 'commercialAnalysis',
    path: '/commercial-analysis',
    title: `Commercial Viability · ${brand}`,
    description: 'The analyses of the best titles of a genre and a medium, side by side.',
    keywords: `commercial viability, analysis, ${trade}`,
    purpose: 'see the analyses',
    access: 'signedIn', // without premium, what it would be stands in its place
  },
  {
    name: 'analysisSearch',
    path: '/commercial-analysis-search',
    title: `Commercial Analysis Search · ${brand}`,
    description: 'Search every title by score, market size, complexity of production and potential return.',
    keywords: `analysis search, viability score, return on investment, ${trade}`,
    purpose: 'search for analyses',
    access: 'public', // a visitor is told Login Required, others than premium members what it is
  },
  {
    name: 'competitions',
    path: '/competitions',
    title: `Competitions · ${brand}`,
    description: 'Competitions for producers: what is sought, what there is to win, and until when.',
    keywords: `competitions, funding, producers, ${trade}`,
    purpose: 'see the competitions',
    access: 'signedIn',
  },
  {
    name: 'competition',
    path: '/competitions/:id',
    title: `Competition · ${brand}`,
    description: 'A competition for producers: its brief, its prize and its rules.',
    keywords: `competition, funding, producers, ${trade}`,
    purpose: 'see this competition',
    access: 'signedIn', // producers of the free plan are told what Premium brings, others that it is for producers
  },
] as const satisfies readonly Page[]
