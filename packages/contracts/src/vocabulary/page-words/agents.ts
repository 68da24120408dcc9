import type { PageWords } from './page-words.ts'

export const agentsWords = {
  agentDashboard: {
    description: 'Your listed titles: add, change and withdraw them.',
    keywords: 'agent dashboard, IP assets, list rights',
  },
} as const satisfies Record<string, PageWords>
