import type { IncomingMessage } from 'node:http'

// What is loaded before a program and the program are two bundles: both have to mean the same.
const routeKey = Symbol.for('storyright: the route of a request')
type Routed = IncomingMessage & { [routeKey]?: string | undefined }

/** Says as what a request is counted: the last one to say so is right. */
export function setRoute(request: IncomingMessage, route: string | undefined): void {
  ;(request as Routed)[routeKey] = route
}

export function routeOf(request: IncomingMessage) {
  return (request as Routed)[routeKey]
}
