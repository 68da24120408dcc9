import { trade } from '../page.ts'
import type { PageWords } from './page-words.ts'

export const everyoneWords = {
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
