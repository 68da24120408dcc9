import { brand, type Page } from './page.ts'

/** For those who run the platform. */
export const administratorsPages = [
  {
    name: 'administration',
    path: '/admin',
    title: `Administration · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminDashboard',
    path: '/admin-dashboard',
    title: `User Management · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminAudit',
    path: '/admin/audit',
    title: `Audit Trail · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminComments',
    path: '/admin/comments',
    title: `Comment Management · ${brand}`,
    access: 'signedIn', // others read that it is for administrators
  },
  {
    name: 'adminModeration',
    path: '/admin/moderation',
    title: `Moderation · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminSupport',
    path: '/admin/support',
    title: `Support Queue · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminChainOfTitle',
    path: '/admin/chain-of-title',
    title: `Chain of Title · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminTransactions',
    path: '/admin/transactions',
    title: `Transactions · ${brand}`,
    access: 'admin',
  },
  {
    name: 'platformAnalytics',
    path: '/admin/analytics',
    title: `Platform Analytics · ${brand}`,
    access: 'admin',
  },
  {
    name: 'dataEnrichment',
    path: '/data-enrichment',
    title: `Data Enrichment · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminYoutube',
    path: '/admin/youtube',
    title: `YouTube Enrichment · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminTwitter',
    path: '/admin/twitter',
    title: `Twitter/X Enrichment · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminCommercialAnalysis',
    path: '/admin/commercial-analysis',
    title: `Commercial Analysis · ${brand}`,
    access: 'admin',
  },
  {
    name: 'adminCompetitions',
    path: '/admin/competitions',
    title: `Manage Competitions · ${brand}`,
    access: 'admin',
  },
] as const satisfies readonly Page[]
