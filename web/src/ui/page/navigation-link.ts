/** `state` goes with the visit, for a page that opens in more than one way. */
export type NavigationLink = { to: string; label: string; state?: unknown }
