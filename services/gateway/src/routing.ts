import { type PathLimits, type ServiceName, serviceNames, serviceOf, usualPath } from '@storyright/contracts/services'

/** A path, its service and its limits. */
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

/** The route of a path that `normalPath` has accepted: the longest that matches. A path without one is not public. */
export function routeOf(path: string): Route | undefined {
  const given = path.split('/').slice(1)
  return ordered.find(({ segments }) => segments.every((segment, at) => segment === '*' || segment === given[at]))
    ?.entry
}

/** An encoded slash, backslash or control character, or what needs no encoding: a letter, a digit, `-`, `.`, `_`, `~`. */
const disguised = /%(?:0[0ad]|2[d-f]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])/i

/**
 * The path itself when it is written plainly, `undefined` when it tries to mean another: what is encoded to hide what it is,
 * dot segments or what begins or ends like one, empty segments, a fragment, backslashes, control characters. Services decode a
 * path and cut its fragment off, so by any of these it would have limits that are not its own.
 */
export function normalPath(path: string): string | undefined {
  if (disguised.test(path) || /[\\#]|\/\/|[^\x21-\x7e]/.test(path)) return undefined
  if (/\/\.(\/|$)|\/\.\.|\.\.\//.test(path)) return undefined
  return path
}

/**
 * A page's address as it can be read: where its path has a percent sign that encodes nothing, each of them stands for itself, so that such an
 * address is answered like any other that is unknown.
 */
export function wellFormed(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (/^\/(api|internal)(\/|$)/.test(path)) return url // whose services refuse it
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
