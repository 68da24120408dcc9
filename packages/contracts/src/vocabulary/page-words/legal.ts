import type { PageWords } from './page-words.ts'

export const legalWords = {
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
