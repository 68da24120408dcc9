import { useEffect } from 'react'

export interface PageHead {
  title: string
  description: string
  keywords: string
  image?: string | null
}

/** Updates the head's title and meta tags, which the server wrote for the first page. */
export function writeHead({ title, description, keywords, image }: PageHead) {
  document.title = title
  const { origin, pathname } = window.location
  const address = `${origin}${pathname}`
  const picture = image ? new URL(image, origin).toString() : `${origin}/og.png`
  const named = { description, keywords, 'twitter:card': 'summary_large_image', 'twitter:title': title }
  const moreNamed = { 'twitter:description': description, 'twitter:image': picture }
  for (const [name, content] of Object.entries({ ...named, ...moreNamed })) tag('name', name).content = content
  const graph = { 'og:title': title, 'og:description': description, 'og:url': address, 'og:image': picture }
  for (const [name, content] of Object.entries(graph)) tag('property', name).content = content
  canonical().href = address
}

function tag(kind: 'name' | 'property', name: string) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`)
  if (found) return found
  const made = document.createElement('meta')
  made.setAttribute(kind, name)
  return document.head.appendChild(made)
}

function canonical() {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (found) return found
  const made = document.createElement('link')
  made.rel = 'canonical'
  return document.head.appendChild(made)
}

/** For a page whose head depends on what it shows; nothing changes while that is unknown. */
export function usePageHead(head: PageHead | null) {
  const { title, description, keywords, image } = head ?? {}
  useEffect(() => {
    if (title === undefined || description === undefined || keywords === undefined) return
    writeHead({ title, description, keywords, image: image ?? null })
  }, [title, description, keywords, image])
}
