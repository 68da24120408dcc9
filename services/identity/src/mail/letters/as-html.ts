import escapeHtml from 'escape-html'
import type { Draft, Item, Link, Quote, Table } from './draft.ts'
import { greeting, imprint } from './greeting.ts'
import { look, sheet } from './look.ts'

/** A draft as HTML, for wide and narrow mail programs, light and dark. */
export function asHtml(draft: Draft): string {
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
