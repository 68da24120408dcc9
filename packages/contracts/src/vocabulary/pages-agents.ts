import { brand, type Page } from './page.ts'

/** For those who list what they control. */
export const agentsPages = [
  {
    name: 'agentDashboard',
    path: '/agent-dashboard',
    title: `Agent Dashboard · ${brand}`,
    purpose: 'see your dashboard',
    access: 'agent',
  },
] as const satisfies readonly Page[]
