import type { SharePreview } from '@storyright/contracts/http'
import { pageWords } from '@storyright/contracts/page-words'
import { beginningOf } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

/** A page's metadata for crawlers, share previews and the browser's tab. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  /** Absolute. */
  canonical: string
  image: string
}

const DESCRIPTION_LENGTH = 200

/** The head of /listing/{id}, from the listing itself. */
export function listingHead(listing: SharePreview, publicUrl: string): PageHead {
  return {
    title: `${listing.title} by ${listing.author} · Storyright`,
    description: shortened(listing.description),
    keywords: `${listing.title}, ${listing.author}, ${pageWords.listing.keywords}`,
    canonical: `${publicUrl}/listing/${listing.id}`,
    image: listing.coverImageUrl ? new URL(listing.coverImageUrl, publicUrl).toString() : defaultImage(publicUrl),
  }
}

export const defaultImage = (publicUrl: string) => `${publicUrl}/og.png`

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
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  ]
  return tags.join('\n    ')
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
