import type { PageWords } from './page-words.ts'

export const agentsWords = {
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
