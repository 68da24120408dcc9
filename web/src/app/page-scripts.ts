import type { PageName } from '@storyright/contracts/vocabulary'

let scripts: Partial<Record<PageName, readonly string[]>> = {}

/**
 * Reads which scripts each page needs besides those that every page loads, as the build wrote it down. Once the first page stands:
 * whose scripts the server has named in it. Without it a page's scripts are found one after the other.
 */
export async function learnPageScripts(): Promise<void> {
  try {
    const answer = await fetch('/page-scripts.json')
    if (answer.ok) scripts = await answer.json()
  } catch {} // offline, or a development server
}

/** Has all scripts of a page come beside each other. */
export function preloadScripts(page: PageName): void {
  for (const file of scripts[page] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    if (!document.head.querySelector(`link[href="/${file}"]`)) document.head.append(link)
  }
}
