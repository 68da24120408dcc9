import { type PathLimits, type ServiceName, serviceNames, serviceOf, usualPath } from '@storyright/contracts/services'

/** A path, who answers it, and within which limits. */
export interface Route extends PathLimits {
  path: string
  service: ServiceName
}

export const routes: readonly Route[] = serviceNames.flatMap((service) =>
  Object.entries(serviceOf(service).paths).map(([path, limits]) => ({
    ...usualPath,
    ...limits,
    path: `/api/${path}`,
    service,
  })),
)

const ordered = routes
  .map((entry) => ({ entry, segments: entry.path.split('/').slice(1) }))
  .sort((one, other) => other.segments.length - one.segments.length)

/** The route of a path that `normalPath` has accepted: the longest that matches. What has none does not exist outside. */
export function routeOf(path: string): Route | undefined {
  const given = path.split('/').slice(1)
  return ordered.find(({ segments }) => segments.every((segment, at) => segment === '*' || segment === given[at]))
    ?.entry
}

/**
 * The path itself when it is written plainly, `undefined` when it tries to mean another: encoded slashes or dots, dot
 * segments or what begins or ends like one, empty segments, backslashes, control characters.
 */
export function normalPath(path: string): string | undefined {
  if (/%(2f|5c|2e|00|0a|0d)|\\|\/\/|[^\x21-\x7e]/i.test(path)) return undefined
  if (/\/\.(\/|$)|\/\.\.|\.\.\//.test(path)) return undefined
  return path
}
