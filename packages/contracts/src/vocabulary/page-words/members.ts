import { trade } from '../page.ts'
import type { PageWords } from './page-words.ts'

export const membersWords = {
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
