/** Where Google keeps covers. */
export const coverHosts = ['books.google.com', 'books.googleusercontent.com', 'lh3.googleusercontent.com'] as const

/** An address from which a cover may come: https at a known host, or the one origin that the configuration names. */
export function coverAddress(text: string, hosts: readonly string[], imageOrigin: string | null): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password) return null
  if (imageOrigin !== null && url.origin === new URL(imageOrigin).origin) return url
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname) ? url : null
}
