import { catalogueAddresses, identityAddresses, type PageName, pageAt, paging } from '@storyright/contracts/vocabulary'
import escapeHtml from 'escape-html'

interface Asked {
  params: Record<string, string>
  query: string | undefined
}

const byEverybody: Partial<Record<PageName, readonly string[]>> = {
  home: [catalogueAddresses.publicStats.path, catalogueAddresses.featuredListings.path],
}
/** What signing in asks for where a page leads visitors to it: by which name to call what they came for. */
const byVisitors: Partial<Record<PageName, (asked: Asked) => readonly string[]>> = {
  listing: ({ params }) => [catalogueAddresses.publicListing.path.replace(':id', params.id!)],
}
/** A page's first calls for signed-in readers: visitors are redirected. */
const byMembers: Partial<Record<PageName, (asked: Asked) => readonly string[]>> = {
  listings: ({ query }) => (query ? [] : [`${catalogueAddresses.listListings.path}?limit=${paging.browseFirst}`]),
  listing: ({ params }) => [catalogueAddresses.getListing.path.replace(':id', params.id!)],
}

/** The tags that let a page's first calls go out beside its scripts. They match the web's own requests, which send cookies. */
export function preloadTags(url: string, isVisitor: boolean): string[] {
  const [pathname = '', query] = url.split('?', 2)
  const { page, params = {} } = pageAt(pathname) ?? {}
  const asked = { params, query }
  const own = page
    ? [...(byEverybody[page.name] ?? []), ...((isVisitor ? byVisitors : byMembers)[page.name]?.(asked) ?? [])]
    : []
  const paths = isVisitor ? own : [identityAddresses.currentUser.path, ...own]
  return paths.map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(path)}">`)
}
