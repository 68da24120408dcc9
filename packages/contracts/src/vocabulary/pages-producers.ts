import { brand, type Page, trade } from './page.ts'

/** For those who look for a story: offers, recommendations, analyses and competitions. */
export const producersPages = [
  {
    name: 'submitOffer',
    path: '/submit-offer/:listingId',
    title: `Submit Your Offer · ${brand}`,
    description: 'Offer an option fee; your card is charged only when the agent accepts.',
    keywords: `option offer, ${trade}`,
    access: 'public', // a logged-out visitor gets a toast and is taken to sign in; others are told Access Denied
  },
  {
    name: 'mySubmissions',
    path: '/my-submissions',
    title: `My Submissions · ${brand}`,
    description: 'Your offers: where each one stands and what happens next.',
    keywords: `submissions, offers, ${trade}`,
    access: 'signedIn',
  },
  {
    name: 'recommendations',
    path: '/ai-recommendations',
    title: `AI Recommendations · ${brand}`,
    description: 'Titles chosen by what you favourite, view, search for and offer on, each with the reason.',
    keywords: `recommendations, taste, ${trade}`,
    access: 'public', // a logged-out visitor gets a toast and is taken to sign in; the free plan is told what Premium brings
  },
  {
    name: 'market',
    path: '/market',
    title: `Market Figures · ${brand}`,
    description: 'What titles ask and fetch by genre and medium, how soon agents answer, and what is rising.',
    keywords: `market, asking prices, option fees, ${trade}`,
    access: 'signedIn', // the free plan is told what Premium brings
  },
  {
    name: 'producerDashboard',
    path: '/producer-dashboard',
    title: `Producer Dashboard · ${brand}`,
    description: 'Your offers at a glance, and your favourites.',
    keywords: `producer dashboard, favourites, ${trade}`,
    access: 'producer',
  },
  {
    name: 'commercialAnalysis',
    path: '/commercial-analysis',
    title: `Commercial Viability · ${brand}`,
    description: 'The analyses of the best titles of a genre and a medium, side by side.',
    keywords: `commercial viability, analysis, ${trade}`,
    access: 'signedIn', // without premium, what it would be stands in its place
  },
  {
    name: 'analysisSearch',
    path: '/commercial-analysis-search',
    title: `Commercial Analysis Search · ${brand}`,
    description: 'Search every title by score, market size, complexity of production and potential return.',
    keywords: `analysis search, viability score, return on investment, ${trade}`,
    access: 'public', // a visitor is told Login Required, others than premium members what it is
  },
  {
    name: 'competitions',
    path: '/competitions',
    title: `Competitions · ${brand}`,
    description: 'Competitions for producers: what is sought, what there is to win, and until when.',
    keywords: `competitions, funding, producers, ${trade}`,
    access: 'signedIn',
  },
  {
    name: 'competition',
    path: '/competitions/:id',
    title: `Competition · ${brand}`,
    description: 'A competition for producers: its brief, its prize and its rules.',
    keywords: `competition, funding, producers, ${trade}`,
    access: 'signedIn', // producers of the free plan are told what Premium brings, others that it is for producers
  },
] as const satisfies readonly Page[]
