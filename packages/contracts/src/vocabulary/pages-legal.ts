import { brand, type Page } from './page.ts'

/** The conditions of use, open to everybody. */
export const legalPages = [
  {
    name: 'terms',
    path: '/terms-of-use',
    title: `Terms of Use · ${brand}`,
    description: 'The terms on which Storyright may be used.',
    keywords: 'terms of use, conditions',
    access: 'public',
  },
  {
    name: 'privacy',
    path: '/privacy-policy',
    title: `Privacy Policy · ${brand}`,
    description: 'What Storyright keeps about you, why, and for how long.',
    keywords: 'privacy policy, personal data, UK GDPR',
    access: 'public',
  },
  {
    name: 'cookies',
    path: '/cookie-policy',
    title: `Cookie Policy · ${brand}`,
    description: 'The cookies Storyright sets, what they are for and how long they last.',
    keywords: 'cookie policy, cookies',
    access: 'public',
  },
  {
    name: 'disclaimer',
    path: '/disclaimer',
    title: `Disclaimer · ${brand}`,
    description: 'Storyright is an intermediary: what it does, and what it does not promise.',
    keywords: 'disclaimer, intermediary, liability',
    access: 'public',
  },
] as const satisfies readonly Page[]
