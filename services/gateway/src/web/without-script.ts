import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { company, isForMembers, page, pageAt } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

const mail = `<a href="mailto:${escapeHtml(company.email)}">${escapeHtml(company.email)}</a>`
const legal = (['terms', 'privacy', 'cookies', 'disclaimer'] as const)
  .map(page)
  .map(({ path: href, title }) => `<a href="${href}">${escapeHtml(title.split(' · ')[0]!)}</a>`)
  .join(', ')
const who = `<p>${escapeHtml(company.name)}, ${escapeHtml(company.address)}, ${mail}. ${legal}.</p>`

const generally = '<p>Storyright needs JavaScript to show its catalogue.</p>'
const signingIn =
  '<p>Signing in and joining need JavaScript, which your browser has switched off or does not have. Switch it on for this site and load the page again. ' +
  `Whoever cannot do that writes to ${mail}: we close an account and send its data on request.</p>`

/** What a page says to a browser without script: the legal ones everything, signing in what it needs, the others who we are. */
export function readWithoutScript(webDir: string): (pathname: string, isVisitor: boolean) => string {
  const file = path.join(webDir, 'legal-texts.json')
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  return (pathname, isVisitor) => {
    const asked = pageAt(pathname)?.page
    const text = asked && Object.hasOwn(texts, asked.name) ? texts[asked.name] : undefined
    const signsIn = asked?.name === 'auth' || (asked !== undefined && isVisitor && isForMembers(asked))
    return text ?? `${signsIn ? signingIn : generally}${who}`
  }
}
