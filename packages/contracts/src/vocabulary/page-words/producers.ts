import { trade } from '../page.ts'
import type { PageWords } from './page-words.ts'

export const producersWords = {
  submitOffer: {
    description: 'Offer an option fee; your card is charged only when the agent accepts.',
    keywords: `option offer, ${trade}`,
  },
  mySubmissions: {
    description: 'Your offers: where each one stands and what happens next.',
    keywords: `submissions, offers, ${trade}`,
  },
  recommendations: {
    description: 'Titles chosen by what you favourite, view, search for and offer on, each with the reason.',
    keywords: `recommendations, taste, ${trade}`,
  },
  market: {
    description: 'What titles ask and fetch by genre and medium, how soon agents answer, and what is rising.',
    keywords: `market, asking prices, option fees, ${trade}`,
  },
  producerDashboard: {
    description: 'Your offers at a glance, and your favourites.',
    keywords: `producer dashboard, favourites, ${trade}`,
  },
  commercialAnalysis: {
    description: 'The analyses of the best titles of a genre and a medium, side by side.',
    keywords: `commercial viability, analysis, ${trade}`,
  },
  analysisSearch: {
    description: 'Search every title by score, market size, complexity of production and potential return.',
    keywords: `analysis search, viability score, return on investment, ${trade}`,
  },
  competitions: {
    description: 'Competitions for producers: what is sought, what there is to win, and until when.',
    keywords: `competitions, funding, producers, ${trade}`,
  },
  competition: {
    description: 'A competition for producers: its brief, its prize and its rules.',
    keywords: `competition, funding, producers, ${trade}`,
  },
} as const satisfies Record<string, PageWords>
