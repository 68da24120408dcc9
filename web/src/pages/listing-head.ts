import type { Listing } from '@storyright/contracts/http'
import type { PageHead } from '../shared/page-head.ts'

const LENGTH = 200

/** A listing's page is called by the listing, as in the page that share previews read. */
export function listingHead({ title, author, description, coverImageUrl }: Listing): PageHead {
  const cut = description.slice(0, LENGTH)
  return {
    name: 'listing',
    title: `${title} by ${author} · Storyright`,
    description: description.length <= LENGTH ? description : `${cut.slice(0, cut.lastIndexOf(' '))}…`,
    keywords: `${title}, ${author}`,
    image: coverImageUrl,
  }
}
