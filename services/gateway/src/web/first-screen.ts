import { isForMembers, page, pageAt, reasonToSignIn } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

const LINES = '<i></i>'.repeat(3)

interface Reader {
  isVisitor: boolean
  /** Of the title that the page is about, where it is known. */
  title: string | undefined
}

/** What stands under the masthead until the app runs: the page's headline, or lines in its place. */
export function firstScreen(pathname: string, { isVisitor, title }: Reader): string {
  const asked = pageAt(pathname)?.page
  const isLedAway = asked !== undefined && isVisitor && isForMembers(asked)
  const shown = isLedAway ? page('auth') : asked
  const headline = isLedAway ? `Sign in to ${reasonToSignIn(asked, title)}` : shown?.headline
  if (!shown || !headline) return `<div aria-hidden="true">${LINES}</div>`
  const says = shown.lead ? `<p>${escapeHtml(shown.lead)}</p>` : ''
  return `<div class="${shown.name}"><div><h1>${escapeHtml(headline)}</h1>${says}</div></div>`
}
