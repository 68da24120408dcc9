import type { PageWords } from './page-words.ts'

export const administratorsWords = {
  administration: {
    description:
      'Everything that needs an administrator: applications, flags, questions, documents, money and look-ups.',
    keywords: 'administration, queues',
  },
  adminDashboard: {
    description: 'People and their roles, agent applications and the featured titles.',
    keywords: 'administration, users, agent applications',
  },
  adminAudit: {
    description: 'What administrators did to accounts, listings, offers and what people write.',
    keywords: 'administration, audit trail',
  },
  adminComments: {
    description: 'Every comment on the listings, who comments most, and on what.',
    keywords: 'administration, comments',
  },
  adminModeration: {
    description: 'What was flagged or waits to be shown, and what moderators decided.',
    keywords: 'administration, moderation, flags',
  },
  adminSupport: {
    description: 'What members ask, premium members first, then whoever has waited longest.',
    keywords: 'administration, support',
  },
  adminChainOfTitle: {
    description: 'The documents that carry the rights from the author to the seller: verify or reject them.',
    keywords: 'administration, chain of title, verification',
  },
  adminTransactions: {
    description: 'Holds, captures and releases.',
    keywords: 'administration, transactions, holds, captures',
  },
  platformAnalytics: {
    description: 'Users, listings, offers, money, views and searches over time.',
    keywords: 'administration, analytics, figures',
  },
  dataEnrichment: {
    description: 'What Google Books says of the listings, and what waits for a choice.',
    keywords: 'administration, enrichment, Google Books',
  },
  adminYoutube: {
    description: 'How far YouTube is with the catalogue, and its next batch.',
    keywords: 'administration, enrichment, YouTube',
  },
  adminTwitter: {
    description: 'How far X is with the catalogue, and its next batch.',
    keywords: 'administration, enrichment, X, Twitter',
  },
  adminCommercialAnalysis: {
    description: 'The analyses of the best titles of a genre and a medium, for administrators.',
    keywords: 'administration, commercial analysis',
  },
  adminCompetitions: {
    description: 'Announce competitions, read the entries, shortlist and choose.',
    keywords: 'administration, competitions, entries',
  },
} as const satisfies Record<string, PageWords>
