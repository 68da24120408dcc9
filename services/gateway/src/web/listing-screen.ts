import type { SharePreview } from '@storyright/contracts/http'
import { listingWords, page } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

const catalogue = page('listings')
const CHEVRON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m15 18-6-6 6-6" /></svg>'

/** A listing for a member, as far as everybody may know it, with room for what comes. Its measures are in the web's first-screen.css. */
export const listingScreen = ({ title, author }: SharePreview): string =>
  `<div class="listing">
  <a href="${catalogue.path}">${CHEVRON}${catalogue.headline}</a>
  <article>
    <i></i>
    <header><h1>${escapeHtml(title)}</h1><p>by ${escapeHtml(author)}</p></header>
    <section><h2>${listingWords.terms}</h2><i></i><i></i><small>${listingWords.termsAre}</small></section>
  </article>
</div>`
