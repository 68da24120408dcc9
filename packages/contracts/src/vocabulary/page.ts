import type { Access } from './people.ts'

/** What the table of pages says of each: address, metadata and who may see it. */
export interface Page {
  name: string
  /** As the router writes it: `/listing/:id`. */
  path: string
  title: string
  description: string
  keywords: string
  /** What its first screen says before anything is known, and so before any script has run. */
  headline?: string
  lead?: string
  access: Access
}

export const brand = 'Storyright'
export const trade = 'film rights, TV rights, option, adaptation, literary agents, producers'
