import type { IncomingMessage } from 'node:http'

// The preloaded telemetry and the program are two bundles that share this symbol.
const routeKey = Symbol.for('storyright: the route of a request')
type Routed = IncomingMessage & { [routeKey]?: string | undefined }

/** Names the route under which a request is counted: the last name wins. */
export function setRoute(request: IncomingMessage, route: string | undefined): void {
  ;(request as Routed)[routeKey] = route
}

export function routeOf(request: IncomingMessage) {
  return (request as Routed)[routeKey]
}
