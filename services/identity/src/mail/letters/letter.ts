import { company } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'
import type { Draft, Item, Link, Quote, Table } from './draft.ts'
import { oneLine } from './one-line.ts'

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

/** A draft as HTML, for wide and narrow mail programs, light and dark. */
function asHtml(draft: Draft): string {
  const { subject, name, paragraphs, quote, tables = [], items = [], more, also, note, footer } = draft
  const parts = [
    `<h1 ${look.title}>${escapeHtml(subject)}</h1>`,
    ...[greeting(name), ...paragraphs].map(words),
    ...(quote ? [quoteAsHtml(quote)] : []),
    ...tables.map(tableAsHtml),
    ...items.map(itemAsHtml),
    ...(more ? [words(more)] : []),
    actionAsHtml(draft.action),
    ...(also ? [`<p ${look.words}>${linkAsHtml(also)}</p>`] : []),
    ...(note ? [small(escapeHtml(note))] : []),
    `<div ${look.foot}>`,
    ...(footer ? [small(escapeHtml(footer.why)), small(footer.links.map(footLink).join('\n'))] : []),
    small(`If the button does not open, use this address:<br>${addressOf(draft.action)}`),
    small(escapeHtml(imprint)),
    '</div>',
  ]
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style></head>
<body ${look.body}>
<div ${look.preview}>${escapeHtml(paragraphs[0] ?? items[0]?.label ?? subject)}</div>
<table ${look.sheet}><tr><td ${look.page}>
<div ${look.head}><span ${look.ribbon}></span>Storyright</div>
${parts.join('\n')}
</td></tr></table>
</body></html>
`
}

const words = (text: string) => `<p ${look.words}>${escapeHtml(text)}</p>`
const small = (html: string) => `<p ${look.small}>${html}</p>`
const linkAsHtml = ({ label, url }: Link) => `<a ${look.link} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const footLink = (link: Link) => `<span ${look.footLink}>${linkAsHtml(link)}</span>`
const addressOf = ({ url }: Link) => `<a ${look.address} href="${escapeHtml(url)}">${escapeHtml(url)}</a>`

const actionAsHtml = ({ label, url }: Link) =>
  `<table ${look.action}><tr><td ${look.button}><a ${look.buttonLink} href="${escapeHtml(url)}">${escapeHtml(label)}</a></td></tr></table>`

function tableAsHtml({ caption, rows }: Table): string {
  const row = ([name, value]: Table['rows'][number]) =>
    `<tr><th ${look.name}>${escapeHtml(name)}</th>
<td ${look.value}>${escapeHtml(value)}</td></tr>`
  return `<table ${look.table}>
<caption ${look.caption}>${escapeHtml(caption)}</caption>
${rows.map(row).join('\n')}
</table>`
}

const quoteAsHtml = ({ by, words }: Quote) =>
  `<div ${look.quoteBy}>${escapeHtml(by)} wrote:</div><blockquote ${look.quote}>“${escapeHtml(words)}”</blockquote>`

const itemAsHtml = ({ label, detail, quote, when, url }: Item) => `<div ${look.item}>
<a ${look.itemTitle} href="${escapeHtml(url)}">${escapeHtml(label)}</a>
${detail ? `<span ${look.itemDetail}>${escapeHtml(detail)}</span>` : ''}${quote ? quoteAsHtml(quote) : ''}<span ${look.itemTime}>${escapeHtml(when)}</span>
</div>`

/**
 * How letters look: the site's paper and ink. The light theme is inline, where every mail program reads it; the dark and the narrow one in a
 * sheet that replaces it by class.
 */
const serif = "Newsreader, Georgia, 'Times New Roman', serif"
const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"

const light = {
  paper: '#F5F1E8',
  ink: '#1E1A16',
  faded: '#6B6357',
  line: '#D8CFBE',
  accent: '#6E1F2B',
  link: '#6E1F2B',
}
const dark = { paper: '#171411', ink: '#EFE7DA', faded: '#9C9182', line: '#352E27', accent: '#A9404F', link: '#E8A09F' }
const onAccent = '#FFF6EC'

/** `class` and `style` of each part. A part's colours have the names of its classes. */
const look = {
  body: `class="paper ink" style="margin:0;padding:0;background:${light.paper};color:${light.ink}"`,
  // Words that never break, as long addresses, may not make a narrow mail wider than its window.
  sheet: `role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;table-layout:fixed;border-collapse:collapse"`,
  page: `class="page ink" style="padding:32px 20px 40px;font:16px/25px ${sans};color:${light.ink};text-align:left;overflow-wrap:anywhere;word-break:break-word"`,
  head: `class="ink inkline" style="padding:0 0 12px;border-bottom:1px solid ${light.ink};font:600 21px/24px ${serif};color:${light.ink}"`,
  ribbon: `class="ribbon" style="display:inline-block;width:0;height:13px;margin:0 9px -2px 0;border:solid ${light.accent};border-width:0 6px;border-bottom:5px solid transparent"`,
  title: `class="title ink" style="margin:28px 0 20px;font:500 28px/34px ${serif};color:${light.ink}"`,
  words: 'style="margin:0 0 16px"',
  small: `class="faded" style="margin:0 0 12px;font-size:13px;line-height:20px;color:${light.faded}"`,
  table: `style="width:100%;margin:24px 0;table-layout:fixed;border-collapse:collapse;font:15px/22px ${sans}"`,
  caption: `class="ink" style="padding:0 0 10px;text-align:left;font:600 17px/24px ${serif};color:${light.ink}"`,
  name: `class="line faded name" scope="row" style="width:34%;padding:8px 16px 8px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;font-weight:400;font-size:14px;color:${light.faded}"`,
  value: `class="line ink" style="padding:8px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;color:${light.ink}"`,
  item: `class="line" style="margin:0;padding:14px 0;border-top:1px solid ${light.line}"`,
  itemTitle: `class="link" style="font:600 17px/24px ${serif};color:${light.link};text-decoration:none"`,
  quoteBy: `class="faded" style="margin:4px 0 0;font-size:13px;line-height:20px;color:${light.faded}"`,
  quote: `class="line" style="margin:4px 0 12px;padding:0 0 0 14px;border-left:3px solid ${light.line}"`,
  itemDetail: 'style="display:block;margin:4px 0 0"',
  itemTime: `class="faded" style="display:block;margin:4px 0 0;font-size:13px;line-height:20px;color:${light.faded}"`,
  // A cell with a ground of its own: some programs leave the room around a link's words out.
  action: `role="presentation" cellpadding="0" cellspacing="0" class="wide" style="margin:28px 0 24px;border-collapse:separate"`,
  button: `class="accent" style="border-radius:3px;background:${light.accent};text-align:center"`,
  buttonLink: `class="on-accent" style="display:block;padding:13px 24px;font:600 16px/22px ${sans};color:${onAccent};text-decoration:none"`,
  link: `class="link" style="color:${light.link};text-decoration:underline"`,
  footLink: 'style="display:inline-block;margin:0 20px 0 0"',
  address: `class="faded" style="color:${light.faded};text-decoration:underline"`,
  foot: `class="line" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.line}"`,
  /** The preview that mail programs show beside the subject; not part of the page. */
  preview: 'style="display:none;max-height:0;overflow:hidden;mso-hide:all"',
} as const

const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.faded{color:${dark.faded}!important}
.line{border-color:${dark.line}!important}
.inkline{border-color:${dark.ink}!important}
.ribbon{border-left-color:${dark.accent}!important;border-right-color:${dark.accent}!important}
.accent{background:${dark.accent}!important}
.link{color:${dark.link}!important}
}
@media (max-width:480px){
.title{font-size:24px!important;line-height:30px!important}
.page{padding:20px 16px 28px!important}
.wide{width:100%!important}
.name{width:42%!important;padding-right:10px!important;font-size:13px!important}
}`

function greeting(name?: string) {
  return name ? `Dear ${oneLine(name)},` : 'Hello,'
}
const imprint = `${company.name}, ${company.address}`
