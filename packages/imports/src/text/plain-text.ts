import { decodeHTMLStrict } from 'entities'

/** Elements of HTML that begin a line of their own. */
const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const spaced = new Set(['p', 'div', 'blockquote', 'ul', 'ol', 'dl', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const silent = new Set(['script', 'style', 'head', 'template', 'noscript', 'iframe', 'object', 'svg'])
const inline = new Set(
  'a abbr acronym b bdi bdo big br cite code col del dfn em font i img ins kbd link mark meta q ruby rb rp rt s samp script small span strike strong style sub sup td th title tt u var wbr head template noscript iframe object svg o:p'.split(
    ' ',
  ),
)
const isHtml = (name: string) => blocks.has(name) || inline.has(name)

/** Where a block begins or ends: many may do at one place, which is one break. */
const LINE = '\ue001'
const PARAGRAPH = '\ue002'

/** One break for each run of beginnings and ends of blocks. */
export const withBreaks = (text: string): string =>
  text.replace(/[\s\ue001\ue002]+/g, (run) => (run.includes(PARAGRAPH) ? '\n\n' : run.includes(LINE) ? '\n' : run))

/** What an element of HTML puts between the words around it; null where nothing in it is text. */
export function breakOf(name: string): string | null {
  if (silent.has(name)) return null
  if (name === 'br') return '\n'
  if (name === 'td' || name === 'th') return ' '
  return blocks.has(name) ? (spaced.has(name) ? PARAGRAPH : LINE) : ''
}

const tag = /<\/?([A-Za-z][\w:]*)(?=[\s/>])/g

/** Whether a text has HTML in it, and not just a sign that looks like the beginning of it. */
const hasMarkup = (text: string) =>
  text.includes('<!--') || [...text.matchAll(tag)].some(([, name]) => isHtml(name!.toLowerCase()))

/** Twice encoded texts are common, and some are encoded once more. */
const LAYERS = 3

/** Text in which HTML may stand as such, escaped, or escaped twice, as plain text with line breaks. */
export function plainText(text: string): string {
  let plain = text
  let hadMarkup = false
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const isMarked = hasMarkup(plain)
    if (!isMarked && !/&[#A-Za-z][A-Za-z0-9]{0,40};/.test(plain)) break
    if (isMarked) plain = withBreaks(withoutTags(hadMarkup ? plain : plain.replace(/\s+/g, ' ')))
    hadMarkup ||= isMarked
    plain = decodeHTMLStrict(plain)
  }
  return tidy(plain)
}

/** Single spaces, no blanks at the ends of lines, one empty line at most between two. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Each sign is looked at once: people send texts that are one long beginning of a tag. */
function withoutTags(text: string): string {
  let plain = ''
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open < 0) return plain + text.slice(at)
    plain += text.slice(at, open)
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open)
      if (end < 0) return plain
      at = end + 3
      continue
    }
    const [, slash = '', typed = ''] = /^<(\/?)([A-Za-z][\w:]{0,20})(?=[\s/>])/.exec(text.slice(open, open + 30)) ?? []
    const name = typed.toLowerCase()
    if (!isHtml(name)) {
      plain += '<'
      at = open + 1
      continue
    }
    const end = text.indexOf('>', open)
    if (end < 0) return plain
    at = end + 1
    const mark = breakOf(name)
    if (mark !== null) plain += mark
    else if (slash === '' && text[end - 1] !== '/') at = endOfSilent(text, name, at)
  }
  return plain
}

function endOfSilent(text: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[^>]{0,100}>`, 'gi')
  close.lastIndex = from
  const end = close.exec(text)
  return end ? end.index + end[0].length : text.length
}
