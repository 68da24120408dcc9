import { createHash } from 'node:crypto'

/** Links of a mail open a window of their own; nothing in it runs, and it belongs to no origin. */
export const letterSandbox = 'allow-popups allow-popups-to-escape-sandbox'

const MOST_STYLES = 500

/** A mail as its sender wrote it, as a page for a frame; the parser of browsers would join the ends of lines as well. */
export const letterOf = (html: string): string => `<!doctype html><base target="_blank">${html.replace(/\r\n?/g, '\n')}`

/** Allows a letter's pictures and its own styles. */
export const letterPolicy = (letter: string): string =>
  [
    `sandbox ${letterSandbox}`,
    "default-src 'none'",
    `style-src ${["'unsafe-hashes'", ...stylesOf(letter).map(hashOf)].join(' ')}`,
    'img-src data: http: https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The texts of style elements and attributes. Any other style is not applied. */
function stylesOf(letter: string): string[] {
  const elements = [...letter.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => text!)
  const attributes = [...letter.matchAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    asRead(double ?? single ?? ''),
  )
  return [...new Set([...elements, ...attributes])].slice(0, MOST_STYLES)
}

const entities: Record<string, string> = { quot: '"', '#34': '"', '#39': "'", apos: "'", lt: '<', gt: '>', amp: '&' }
const asRead = (attribute: string) => attribute.replace(/&(\w+|#\d+);/g, (all, name: string) => entities[name] ?? all)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
