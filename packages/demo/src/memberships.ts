import { type DemoAccount, demoAudience, namedAccounts } from './accounts.ts'
import type { DemoListing } from './listings.ts'

const accountOf = (name: string) => namedAccounts.find(({ email }) => email === `${name}@storyright.test`)!

/** Somebody who has a premium membership, and how many months ago it was paid. */
export interface DemoMember {
  account: DemoAccount
  monthsAgo: number
}
const others = {
  'maud.penrose': 11,
  'ingrid.solberg': 9,
  'graham.tillotson': 5,
  'bisi.akande': 3,
  'zofia.lewandowska': 1,
}
export const demoMembers: readonly DemoMember[] = [
  { account: accountOf('premium'), monthsAgo: 7 },
  ...Object.entries(others).map(([name, monthsAgo]) => ({
    account: demoAudience.find(({ username }) => username === name)!,
    monthsAgo,
  })),
]

/** A listing that a reader on the free tier has opened this month. */
export interface DemoView {
  personId: string
  listingId: string
  title: string
}
const openedTitles = ['Carmilla', 'Treasure Island']

/** Listings have their places in the demo catalogue as their numbers. */
export const demoViews = (listings: DemoListing[]): DemoView[] =>
  listings.flatMap(({ form: { title } }, place) =>
    openedTitles.includes(title) ? [{ personId: accountOf('producer').id, listingId: String(place + 1), title }] : [],
  )
