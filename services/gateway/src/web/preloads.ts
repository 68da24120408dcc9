import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageAt } from '@storyright/contracts/vocabulary'

/** By path: the tags that let a page's own scripts load beside the app, from the table that the web's build wrote. */
export function readPreloads(webDir: string): (pathname: string) => string[] {
  const file = path.join(webDir, 'page-scripts.json')
  const scripts: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const tags = Object.entries(scripts).map(
    ([page, files]) =>
      [page, files.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`)] as const,
  )
  const byPage = new Map<string, string[]>(tags)
  return (pathname) => byPage.get(pageAt(pathname)?.page.name ?? '') ?? []
}
