import { asHtml } from './as-html.ts'
import type { Draft, Item, Link, Quote, Table } from './draft.ts'
import { greeting, imprint } from './greeting.ts'

/** A mail's body, as text and as HTML. */
export interface Letter {
  kind: string
  subject: string
  text: string
  html: string
  /** Where a mail program ends such mails, with one click; only of mails that can be switched off. */
  unsubscribeUrl?: string
}

/** Sets a draft in type: plain text, and HTML with the styles that mail programs understand. */
export function letter(draft: Draft): Letter {
  const { kind, subject, footer } = draft
  const unsubscribe = footer && { unsubscribeUrl: footer.unsubscribeUrl }
  return { kind, subject, text: asText(draft), html: asHtml(draft), ...unsubscribe }
}

/** A draft as plain text, with the words and the links of its HTML. */
function asText(draft: Draft): string {
  const { name, paragraphs, quote, tables = [], items = [], more, action, also, note, footer } = draft
  const quotes = quote ? [quoteAsText(quote)] : []
  const parts = [greeting(name), ...paragraphs, ...quotes, ...tables.map(tableAsText), ...items.map(itemAsText)]
  if (more) parts.push(more)
  parts.push(linkAsText(action))
  if (also) parts.push(linkAsText(also))
  if (note) parts.push(note)
  const small = footer ? [footer.why, ...footer.links.map(linkAsText), imprint] : [imprint]
  parts.push('Storyright', `-- \n${small.join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

const linkAsText = ({ label, url }: Link) => `${label}:\n${url}`

const tableAsText = ({ caption, rows }: Table) =>
  [caption, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n')

const quoteAsText = ({ by, words }: Quote) => `${by} wrote:\n> “${words}”`

const itemAsText = ({ label, detail, quote, when, url }: Item) =>
  [label, ...(detail ? [detail] : []), ...(quote ? [quoteAsText(quote)] : []), when, url].join('\n')
