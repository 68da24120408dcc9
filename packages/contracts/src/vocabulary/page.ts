import type { SignInPage } from './addresses/address.ts'
import type { Access } from './people.ts'

/** What the table of pages says of each: address, name and who may see it; what search engines are told stands in `page-words`. */
export interface Page {
  name: string
  /** As the router writes it: `/listing/:id`. */
  path: string
  title: string
  /** What its first screen says before anything is known, and so before any script has run. */
  headline?: string
  lead?: string
  access: Access
  /** What somebody wants there who is asked to sign in first, as in "Sign in to make an offer"; by the title that it is about, where it is. */
  purpose?: string
  purposeFor?: (title: string) => string
  /** What a visitor is told there, half a second before signing in is shown; such a page is open to everybody by its rule. */
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

/** What signing in is for, in the words of the page that somebody was on their way to. */
export function reasonToSignIn(page: Page | undefined, title?: string) {
  return (title && page?.purposeFor?.(title)) || page?.purpose || 'go on to where you were'
}

export const brand = 'Storyright'
export const trade = 'film rights, TV rights, option, adaptation, literary agents, producers'
