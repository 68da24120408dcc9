import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isForMembers, pageAt } from '@storyright/contracts/vocabulary'

/** By path: the tags that let a page's own scripts load beside the app (signing in's, where a visitor is led to that), from the table that the web's build wrote. */
export function readPreloads(webDir: string): (pathname: string, isVisitor: boolean) => string[] {
  const file = path.join(webDir, 'page-scripts.json')
  const scripts: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const tags = Object.entries(scripts).map(
    ([page, files]) =>
      [
        page,
        files.map((script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${script}">`),
      ] as const,
  )
  const byPage = new Map<string, string[]>(tags)
  return (pathname, isVisitor) => {
    const page = pageAt(pathname)?.page
    if (!page) return []
    return byPage.get(isVisitor && isForMembers(page) ? 'auth' : page.name) ?? []
  }
}
