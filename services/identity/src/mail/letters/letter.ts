import { company } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'
import { oneLine } from './one-line.ts'

/** What a mail says, both ways. */
export interface Letter {
  kind: string
  subject: string
  text: string
  html: string
}

/** Names and values, line by line. */
export interface Table {
  caption: string
  rows: [name: string, value: string][]
}

export interface Draft {
  kind: string
  subject: string
  /** Left out where the reader may be a stranger: a name is what somebody typed. */
  name?: string
  paragraphs: string[]
  /** After the paragraphs: an invoice, say. */
  tables?: Table[]
  action?: { label: string; url: string }
  /** In smaller type, after the action. */
  note?: string
}

/** Sets a draft in type: plain text, and HTML with the styles in place that mail programs understand. */
export function letter({ kind, ...draft }: Draft): Letter {
  return { kind, subject: draft.subject, text: asText(draft), html: asHtml(draft) }
}

const greeting = (name?: string) => (name ? `Dear ${oneLine(name)},` : 'Hello,')
const imprint = `${company.name}, ${company.address}`

function asText({ name, paragraphs, tables = [], action, note }: Omit<Draft, 'kind'>): string {
  const parts = [greeting(name), ...paragraphs, ...tables.map(tableAsText)]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  if (note) parts.push(note)
  parts.push('Storyright', `-- \n${imprint}`)
  return `${parts.join('\n\n')}\n`
}

const tableAsText = ({ caption, rows }: Table) =>
  [caption, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n')

const serif = "Newsreader, Georgia, 'Times New Roman', serif"
const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const ink = '#1E1A16'
const faded = '#6B6357'
const oxblood = '#6E1F2B'

function tableAsHtml({ caption, rows }: Table): string {
  const cell = 'padding:7px 0;border-top:1px solid #D8CFBE;text-align:left;vertical-align:top;font-weight:400'
  const row = ([name, value]: Table['rows'][number]) =>
    `<tr><th scope="row" style="${cell};width:34%;padding-right:16px;color:${faded}">${escapeHtml(name)}</th>
<td style="${cell}">${escapeHtml(value)}</td></tr>`
  return `<table style="width:100%;margin:24px 0;border-collapse:collapse;font:14px/20px ${sans};color:${ink}">
<caption style="padding:0 0 8px;text-align:left;font:600 17px/24px ${serif}">${escapeHtml(caption)}</caption>
${rows.map(row).join('\n')}
</table>`
}

function asHtml({ subject, name, paragraphs, tables = [], action, note }: Omit<Draft, 'kind'>): string {
  const words = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 22px;
background:${oxblood};color:#FFF6EC;border-radius:3px;font:600 15px/20px ${sans};text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${faded}">Or open this address:<br>
<a href="${escapeHtml(action.url)}" style="color:${oxblood};word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : ''
  const small = note ? `<p style="margin:0;font-size:13px;color:${faded}">${escapeHtml(note)}</p>` : ''
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#F5F1E8;color:${ink}">
<div style="max-width:520px;margin:0 auto;font:16px/25px ${sans};color:${ink}">
<div style="padding:0 0 10px;border-bottom:2px solid ${ink};font:600 21px/28px ${serif};color:${oxblood}">Storyright</div>
<h1 style="margin:28px 0 20px;font:500 28px/34px ${serif}">${escapeHtml(subject)}</h1>
${words(greeting(name))}
${paragraphs.map(words).join('\n')}
${tables.map(tableAsHtml).join('\n')}
${button}${small}
<div style="margin:36px 0 0;padding:12px 0 0;border-top:1px solid #D8CFBE;font-size:13px;line-height:20px;color:${faded}">${escapeHtml(imprint)}</div>
</div></body></html>
`
}
