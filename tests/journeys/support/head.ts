/** What a page's HTML says of itself before any script has run: title, canonical address, and every named meta tag. */
export function headOf(html: string): Record<string, string> {
  const head: Record<string, string> = {}
  const tags = html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)
  for (const [, name, content] of tags) head[name!] = plain(content!)
  head.title = plain(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '')
  head.canonical = plain(html.match(/<link\s+rel="canonical"\s+href="([^"]*)"/)?.[1] ?? '')
  return head
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity]!)
