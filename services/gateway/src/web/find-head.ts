import { type SharePreview, sharePictureSize, sharePreview } from '@storyright/contracts/http'
import { pageWords } from '@storyright/contracts/page-words'
import { beginningOf, isListingId, type Page, type PageName, page, pageAt } from '@storyright/contracts/vocabulary'
import type { ServiceClient } from '@storyright/service-kit'
import escapeHtml from 'escape-html'

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

/** A page's metadata for crawlers, share previews and the browser's tab. */
interface PageHead {
  title: string
  description: string
  keywords: string
  /** Absolute. */
  canonical: string
  image: HeadImage
}

/** Of `sharePictureSize`. */
interface HeadImage {
  url: string
  alt: string
}

const DESCRIPTION_LENGTH = 200

/** The head of /listing/{id}, from the listing itself. */
function listingHead(listing: SharePreview, publicUrl: string): PageHead {
  return {
    title: `${listing.title} by ${listing.author} · Storyright`,
    description: shortened(listing.description),
    keywords: `${listing.title}, ${listing.author}, ${pageWords.listing.keywords}`,
    canonical: `${publicUrl}/listing/${listing.id}`,
    image: listing.picturePath
      ? {
          url: new URL(listing.picturePath, publicUrl).href,
          alt: `The cover of ${listing.title} by ${listing.author}`,
        }
      : defaultImage(publicUrl),
  }
}

function defaultImage(publicUrl: string): HeadImage {
  return { url: `${publicUrl}/og.png`, alt: `Storyright. ${page('home').headline}` }
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${beginningOf(text, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

/** The tags, everything escaped. */
export function headTags({ title, description, keywords, canonical, image }: PageHead): string {
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('property', 'og:site_name', 'Storyright'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:width', String(sharePictureSize.width)),
    meta('property', 'og:image:height', String(sharePictureSize.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image.url),
    meta('name', 'twitter:image:alt', image.alt),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  ]
  return tags.join('\n    ')
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
