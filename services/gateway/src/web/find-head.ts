import { type SharePreview, sharePreview } from '@storyright/contracts/http'
import { pageWords } from '@storyright/contracts/page-words'
import { isListingId, type Page, type PageName, page, pageAt } from '@storyright/contracts/vocabulary'
import type { ServiceClient } from '@storyright/service-kit'
import { defaultImage, listingHead, type PageHead } from './page-head.ts'

export interface FoundHead {
  status: 200 | 404
  head: PageHead
  /** The listing that the page is about. */
  listing?: SharePreview
}

/** The head of the page at `pathname`. `catalogue` answers within its client's limit, or the route's own words are used. */
export async function findHead(pathname: string, publicUrl: string, catalogue: ServiceClient): Promise<FoundHead> {
  const found = pageAt(pathname)
  if (!found) return { status: 404, head: headOf(page('home'), publicUrl, '/') }
  if (found.page.name !== 'listing') return { status: 200, head: headOf(found.page, publicUrl, asked(found)) }
  return listingPage(found.params.id!, publicUrl, catalogue)
}

async function listingPage(id: string, publicUrl: string, catalogue: ServiceClient): Promise<FoundHead> {
  const unknown: FoundHead = { status: 404, head: headOf(page('home'), publicUrl, '/') }
  if (!isListingId(id)) return unknown
  try {
    const path = sharePreview.path.replace(':id', id)
    const listing = await catalogue.ask({ method: 'GET', path, reply: sharePreview.reply, idempotent: false })
    return listing ? { status: 200, head: listingHead(listing, publicUrl), listing } : unknown
  } catch {
    return { status: 200, head: headOf(page('listing'), publicUrl, `/listing/${id}`) } // late or away: the page still opens
  }
}

/** The page's address as it was asked for, in its one spelling. */
const asked = ({ page, params }: NonNullable<ReturnType<typeof pageAt>>) =>
  page.path.replace(/:(\w+)/g, (_all, name: string) => params[name]!)

const headOf = ({ name, title }: Page & { name: PageName }, publicUrl: string, path: string): PageHead => ({
  title,
  ...pageWords[name],
  canonical: `${publicUrl}${path}`,
  image: defaultImage(publicUrl),
})
