import { trade } from '../page.ts'
import type { PageName } from '../pages.ts'
import { administratorsWords } from './administrators.ts'
import type { PageWords } from './page-words.ts'

const membersWords = {
  profile: {
    description: 'Your account: who you are, your membership, your data.',
    keywords: 'account, profile, settings',
  },
  editAccount: {
    description: 'Change your name, contact details and picture.',
    keywords: 'edit account, contact details',
  },
  securitySettings: {
    description: 'Change your password, or delete your account.',
    keywords: 'security, change password, delete account',
  },
  completeProfile: {
    description: 'Say who you are and what you are looking for.',
    keywords: 'complete profile',
  },
  notifications: {
    description: 'Updates on your offers, discussions and account.',
    keywords: 'notifications, news',
  },
  offerRoom: {
    description: 'The terms of one offer, round by round, and what both sides write about it.',
    keywords: 'offer, terms, counter-offer, negotiation',
  },
  forum: {
    description: 'Where producers and agents talk about rights, deals and the trade.',
    keywords: `forum, discussions, ${trade}`,
  },
  discussion: {
    description: 'A discussion of the forum, with its replies.',
    keywords: `forum, discussion, ${trade}`,
  },
  support: {
    description: 'Ask the people of Storyright, and read what they answered.',
    keywords: `support, help, ${trade}`,
  },
  supportThread: {
    description: 'A question to Storyright Support, with its answers.',
    keywords: `support, help, ${trade}`,
  },
} as const satisfies Record<string, PageWords>

const everyoneWords = {
  home: {
    description:
      'Over 1,000 titles from British literary agents, with the rights set out and the price on the page. Find a story, read the case for it and make an option offer.',
    keywords: `${trade}, books to film`,
  },
  auth: {
    description: 'Sign in, join as a producer, or apply as a literary agent.',
    keywords: `sign in, join, ${trade}`,
  },
  verifyEmail: {
    description: 'Confirm your email address to start using your account.',
    keywords: `verify email, ${trade}`,
  },
  resetPassword: {
    description: 'Choose a new password with the link from your email.',
    keywords: `reset password, ${trade}`,
  },
  unsubscribe: {
    description: 'End mails of one kind with the link from one of them.',
    keywords: `unsubscribe, mail settings, ${trade}`,
  },
  listings: {
    description:
      'Search and filter books, screenplays, podcasts, games and more by medium, genre, price and viability.',
    keywords: `browse, catalogue, books, screenplays, podcasts, games, ${trade}`,
  },
  listing: {
    description: 'A title with its rights, price range and commercial viability score.',
    keywords: `listing, ${trade}`,
  },
  howWeScore: {
    description:
      'What every figure of an analysis rests on, the tables behind the scores, and how well they did on films that were made.',
    keywords: `viability score, method, back-test, ${trade}`,
  },
  upgrade: {
    description: 'What Premium brings beside the free plan, what a year costs with VAT, and how to begin.',
    keywords: `premium membership, upgrade, ${trade}`,
  },
} as const satisfies Record<string, PageWords>

const producersWords = {
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

const agentsWords = {
  agentDashboard: {
    description: 'Your listed titles: add, change and withdraw them.',
    keywords: 'agent dashboard, IP assets, list rights',
  },
  listingRights: {
    description: 'Which rights of a title are on offer, taken or held back, where and until when.',
    keywords: 'rights, territories, languages, rights grid',
  },
  compareOffers: {
    description: 'The offers in play for a title side by side, what each comes to, and which go together.',
    keywords: 'offers, compare, side by side',
  },
  importTitles: {
    description: 'Bring your titles in from an ONIX file or a table, and see what changes before it does.',
    keywords: 'import, ONIX, CSV, Excel, rights list',
  },
  listingImport: {
    description: 'What an import of titles would create and change, and what it did.',
    keywords: 'import, ONIX, CSV, Excel, preview',
  },
} as const satisfies Record<string, PageWords>

const legalWords = {
  terms: {
    description: 'The terms on which Storyright may be used.',
    keywords: 'terms of use, conditions',
  },
  privacy: {
    description: 'What Storyright keeps about you, why, and for how long.',
    keywords: 'privacy policy, personal data, UK GDPR',
  },
  cookies: {
    description: 'The cookies Storyright sets, what they are for and how long they last.',
    keywords: 'cookie policy, cookies',
  },
  disclaimer: {
    description: 'Storyright is an intermediary: what it does, and what it does not promise.',
    keywords: 'disclaimer, intermediary, liability',
  },
} as const satisfies Record<string, PageWords>

export type { PageWords } from './page-words.ts'

/** Apart from the table of pages, which the app begins with: of the first page the gateway has sent this already. */
export const pageWords: Readonly<Record<PageName, PageWords>> = {
  ...everyoneWords,
  ...membersWords,
  ...producersWords,
  ...agentsWords,
  ...administratorsWords,
  ...legalWords,
}
