import type { SignInPage } from './addresses/address.ts'
import type { Access } from './people.ts'

/** An entry of the table of pages: address, name and who may see it; the words for search engines stand in `page-words`. */
export interface Page {
  name: string
  /** As the router writes it: `/listing/:id`. */
  path: string
  title: string
  /** The text of its first screen before anything is known, and so before any script has run. */
  headline?: string
  lead?: string
  access: Access
  /** What a visitor reads there, half a second before signing in is shown; such a page is open to everybody by its rule. */
  toVisitors?: ToVisitors
}

interface ToVisitors {
  title: string
  description: string
  at?: SignInPage
}

export const loggedOut: ToVisitors = { title: 'Unauthorised', description: 'You are logged out. Logging in again...' }

/** Whether somebody who is not signed in is led to sign in from there. */
export const isForMembers = ({ access, toVisitors }: Page) => access !== 'public' || toVisitors !== undefined

export const brand = 'Storyright'
export const trade = 'film rights, TV rights, option, adaptation, literary agents, producers'
