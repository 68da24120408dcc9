import type { PageWords } from '@storyright/contracts/page-words'
import type { PageName } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'

export interface PageHead extends Partial<PageWords> {
  /** Whose description stands there where it has none of its own, and whose keywords follow on its own. */
  name: PageName
  title: string
  image?: string | null
}

const defaultImage = '/og.png'
let writing = 0

/** Updates the head's title and meta tags, which the server wrote for the first page: its words come with the second. */
export async function writeHead(head: PageHead): Promise<void> {
  const { title, image } = head
  writing += 1
  const current = writing
  document.title = title
  const { origin, pathname } = window.location
  const address = `${origin}${pathname}`
  const picture = new URL(image ?? defaultImage, origin).toString()
  canonical().href = address
  write('name', { 'twitter:card': 'summary_large_image', 'twitter:title': title, 'twitter:image': picture })
  write('property', { 'og:title': title, 'og:url': address, 'og:image': picture })
  const words = await wordsOf(head).catch(() => null) // offline
  if (!words || current !== writing) return // the reader has gone on
  const { description, keywords } = words
  write('name', { description, keywords, 'twitter:description': description })
  write('property', { 'og:description': description })
}

async function wordsOf({ name, description, keywords }: PageHead): Promise<PageWords> {
  const { pageWords } = await import('@storyright/contracts/page-words')
  const its = pageWords[name]
  return {
    description: description ?? its.description,
    keywords: keywords ? `${keywords}, ${its.keywords}` : its.keywords,
  }
}

function write(kind: 'name' | 'property', contents: Record<string, string>) {
  for (const [name, content] of Object.entries(contents)) tag(kind, name).content = content
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

/** For a page whose head depends on what it shows; nothing changes while that is unknown, or stands there as the server wrote it. */
export function usePageHead(head: PageHead | null) {
  const { name, title, description, keywords, image } = head ?? {}
  useEffect(() => {
    if (name === undefined || title === undefined || document.title === title) return
    void writeHead({
      name,
      title,
      ...(description && { description }),
      ...(keywords && { keywords }),
      image: image ?? null,
    })
  }, [name, title, description, keywords, image])
}
