import type { Page } from './page.ts'
import { administratorsPages } from './pages-administrators.ts'
import { agentsPages } from './pages-agents.ts'
import { everyonePages } from './pages-everyone.ts'
import { legalPages } from './pages-legal.ts'
import { membersPages } from './pages-members.ts'
import { producersPages } from './pages-producers.ts'

export { isForMembers, loggedOut, type Page } from './page.ts'

/**
 * Every page of the product: address, name and who may see it. The web's router and guards, the gateway's pages and the
 * navigation are all drawn from this table; a link exists only when its page does.
 */
const table = [
  ...everyonePages,
  ...membersPages,
  ...producersPages,
  ...agentsPages,
  ...administratorsPages,
  ...legalPages,
] as const satisfies readonly Page[]

export type PageName = (typeof table)[number]['name']
export const pages: readonly (Page & { name: PageName })[] = table
export const page = (name: PageName): Page & { name: PageName } => pages.find((candidate) => candidate.name === name)!

/** Where everybody chooses their notifications: a part of the account settings. */
export const notificationSettings = `${page('profile').path}#notifications`

/** The page that answers `pathname`, with the parameters of its address; `undefined` for unknown addresses. */
export function pageAt(
  pathname: string,
): { page: Page & { name: PageName }; params: Record<string, string> } | undefined {
  const given = segments(pathname)
  for (const candidate of pages) {
    const expected = segments(candidate.path)
    if (expected.length !== given.length) continue
    const fits = expected.every((segment, index) => segment.startsWith(':') || segment === given[index])
    if (!fits) continue
    const named = expected.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), given[index]!]] : [],
    )
    return { page: candidate, params: Object.fromEntries(named) }
  }
  return undefined
}

const segments = (path: string) => path.split('/').filter(Boolean)

/** Addresses from earlier days, and the form that Share copies; `:id` is carried over. */
export const oldAddresses: readonly { from: string; to: string }[] = [
  { from: '/login', to: '/auth' },
  { from: '/api/login', to: '/auth' },
  { from: '/membership', to: '/upgrade' },
  { from: '/listings/:id', to: '/listing/:id' },
]

/** The name of the tag in a page's head by which the gateway marks a request without a session. */
export const visitorMark = 'storyright-visitor'

/** The page's tag that has browsers trace, with the address for traces. */
export const browserTraces = { mark: 'storyright-traces', path: '/api/traces' } as const
