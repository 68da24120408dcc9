import { visitorMark } from '@storyright/contracts/vocabulary'

/**
 * Whether the page was asked for without a session, by its own head: then nobody needs to ask who is signed in. A page
 * that comes from the browser's cache may be older than the session, and says nothing.
 */
export function cameAsVisitor(): boolean {
  if (!document.querySelector(`meta[name="${visitorMark}"]`)) return false
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival !== undefined && arrival.transferSize > 0
}
