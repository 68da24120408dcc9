import type { SharePreview } from '@storyright/contracts/http'
import { isForMembers, listingWords, page, pageAt, reasonToSignIn } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

const PLACEHOLDER = `<div aria-hidden="true">${'<i></i>'.repeat(3)}</div>`

interface Reader {
  isVisitor: boolean
  /** The one that the page is about, where it is known. */
  listing: SharePreview | undefined
}

/** The content under the masthead until the app runs: the page's headline, or placeholder lines. */
export function serverRenderedPage(pathname: string, { isVisitor, listing }: Reader): string {
  const asked = pageAt(pathname)?.page
  const isLedAway = asked !== undefined && isVisitor && isForMembers(asked)
  if (listing && !isLedAway) return listingScreen(listing)
  const shown = isLedAway ? page('auth') : asked
  // A member's home begins with personal data, which is not known here.
  if (asked?.name === 'home' && !isVisitor) return PLACEHOLDER
  const headline = isLedAway ? `Sign in to ${reasonToSignIn(asked?.name, listing?.title)}` : shown?.headline
  if (!shown || !headline) return PLACEHOLDER
  const lead = shown.lead ? `<p>${escapeHtml(shown.lead)}</p>` : ''
  return `<div class="${shown.name}"><div><h1>${escapeHtml(headline)}</h1>${lead}</div></div>`
}

const catalogue = page('listings')
const CHEVRON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m15 18-6-6 6-6" /></svg>'

/** A listing for a member, as far as everybody may know it, with room for what comes. Its measures are in the web's first-screen.css. */
const listingScreen = ({ title, author }: SharePreview): string =>
  `<div class="listing">
  <a href="${catalogue.path}">${CHEVRON}${catalogue.headline}</a>
  <article>
    <i></i>
    <header><h1>${escapeHtml(title)}</h1><p>by ${escapeHtml(author)}</p></header>
    <section><h2>${listingWords.terms}</h2><i></i><i></i><small>${listingWords.termsAre}</small></section>
  </article>
</div>`
