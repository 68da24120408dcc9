import { isAboutOneTitle, pageAt, reasonToSignIn } from '@storyright/contracts/vocabulary'
import { nextPath, paths } from '../../shared/paths.ts'

/** Where a page of signing in leads on to. `listingId` is of the title that it is about. */
export function destinationOf(search: string) {
  const path = nextPath(search)
  return path === paths.home ? null : wayTo(path)
}

/** Somewhere that one has to sign in for. */
export function wayTo(path: string) {
  const at = pageAt(new URL(path, window.location.origin).pathname)
  const isAboutOne = at !== undefined && isAboutOneTitle(at.page.name)
  const listingId = isAboutOne ? (at.params.id ?? at.params.listingId ?? null) : null
  return { path, listingId, words: (title: string | undefined) => reasonToSignIn(at?.page.name, title) }
}
export type Destination = ReturnType<typeof wayTo>
