import { type SharePreview, sharePictureSize } from '@storyright/contracts/http'
import { pageWords } from '@storyright/contracts/page-words'
import { beginningOf, page } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

/** A page's metadata for crawlers, share previews and the browser's tab. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  /** Absolute. */
  canonical: string
  image: HeadImage
}

/** Of `sharePictureSize`. */
export interface HeadImage {
  url: string
  alt: string
}

const DESCRIPTION_LENGTH = 200

/** The head of /listing/{id}, from the listing itself. */
export function listingHead(listing: SharePreview, publicUrl: string): PageHead {
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

export function defaultImage(publicUrl: string): HeadImage {
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
