import { createHash } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts/events'

/** A hash of the fields that a listing is looked up by: with other fields the results may be wrong. */
export const contentKey = ({ title, author, isbn }: Pick<PublicListing, 'title' | 'author' | 'isbn'>): string =>
  createHash('sha256')
    .update(JSON.stringify([title, author, isbn]))
    .digest('base64url')
