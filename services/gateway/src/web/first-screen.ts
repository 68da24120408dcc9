import type { SharePreview } from '@storyright/contracts/http'
import { isForMembers, page, pageAt, reasonToSignIn } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'
import { listingScreen } from './listing-screen.ts'

const LINES = '<i></i>'.repeat(3)

interface Reader {
  isVisitor: boolean
  /** The one that the page is about, where it is known. */
  listing: SharePreview | undefined
}

/** What stands under the masthead until the app runs: the page's headline, or lines in its place. */
export function firstScreen(pathname: string, { isVisitor, listing }: Reader): string {
  const asked = pageAt(pathname)?.page
  const isLedAway = asked !== undefined && isVisitor && isForMembers(asked)
  if (listing && !isLedAway) return listingScreen(listing)
  const shown = isLedAway ? page('auth') : asked
  const headline = isLedAway ? `Sign in to ${reasonToSignIn(asked, listing?.title)}` : shown?.headline
  if (!shown || !headline) return `<div aria-hidden="true">${LINES}</div>`
  const says = shown.lead ? `<p>${escapeHtml(shown.lead)}</p>` : ''
  return `<div class="${shown.name}"><div><h1>${escapeHtml(headline)}</h1>${says}</div></div>`
}
