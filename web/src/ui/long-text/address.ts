const LONGEST = 2_048

/** Where a link may lead: to web pages and mail addresses. The browser's own parser decides, so that no spelling gets past. */
export function addressOf(text: string): string | null {
  if (text.length > LONGEST || !URL.canParse(text, window.location.origin)) return null
  const { protocol, href, origin, username, password } = new URL(text, window.location.origin)
  // A name before the host makes an address look like another's.
  if (username || password) return null
  if (!['http:', 'https:', 'mailto:'].includes(protocol)) return null
  return origin === window.location.origin ? href.slice(origin.length) : href
}

/** The path of an address of ours, which opens without leaving the app. */
export function pathWithin(href: string) {
  return href.startsWith('/') && !href.startsWith('//') ? href : null
}
