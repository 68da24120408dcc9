import { brand, type Page } from './page.ts'

/** For those who list what they control. */
export const agentsPages = [
  {
    name: 'agentDashboard',
    path: '/agent-dashboard',
    title: `Agent Dashboard · ${brand}`,
    access: 'agent',
  },
  {
    name: 'listingRights',
    path: '/listing/:id/rights',
    title: `Rights · ${brand}`,
    access: 'manageListings',
  },
  {
    name: 'compareOffers',
    path: '/listing/:id/offers',
    title: `Compare Offers · ${brand}`,
    access: 'manageListings',
  },
  {
    name: 'importTitles',
    path: '/agent-dashboard/import',
    title: `Import Titles · ${brand}`,
    access: 'manageListings',
  },
  {
    name: 'listingImport',
    path: '/agent-dashboard/import/:id',
    title: `Import · ${brand}`,
    access: 'manageListings',
  },
] as const satisfies readonly Page[]
