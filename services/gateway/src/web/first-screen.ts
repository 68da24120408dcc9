import { pageAt } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

const LINES = '<i></i>'.repeat(3)

/** What stands under the masthead until the app runs: the page's headline, or lines in its place. */
export function firstScreen(pathname: string): string {
  const page = pageAt(pathname)?.page
  const { headline, lead } = page ?? {}
  if (!page || !headline) return `<div aria-hidden="true">${LINES}</div>`
  const says = lead ? `<p>${escapeHtml(lead)}</p>` : ''
  return `<div class="${page.name}"><div><h1>${escapeHtml(headline)}</h1>${says}</div></div>`
}
