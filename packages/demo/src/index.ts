export { type DemoAccount, demoAccounts, demoAgents, demoPassword, namedAccounts } from './accounts.ts'
export { type DemoListing, demoListings } from './listings.ts'
