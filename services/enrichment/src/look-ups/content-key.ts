import { createHash } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts/events'

/** What a listing is looked up by: of another one what was found may not be true. */
export const contentKey = ({ title, author, isbn }: Pick<PublicListing, 'title' | 'author' | 'isbn'>): string =>
  createHash('sha256')
    .update(JSON.stringify([title, author, isbn]))
    .digest('base64url')
