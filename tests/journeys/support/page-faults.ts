import type { ConsoleMessage, Page } from '@playwright/test'

/** Announces that an address will answer with an error, which Chromium then writes to the console. */
export type Tolerate = (path: string, status: number | 'no answer') => void

/** Gathers what goes wrong in a page without being seen: uncaught exceptions, and errors on its console. */
export function listenForFaults(page: Page) {
  const tolerated: { path: string; words: string }[] = []
  const faults: string[] = []
  const tolerate: Tolerate = (path, status) => {
    tolerated.push({ path, words: status === 'no answer' ? 'net::ERR_FAILED' : `status of ${status}` })
  }
  tolerate('/api/auth/user', 401) // how a visitor is told from a member
  tolerate('/api/notifications/stream', 503) // its session changed while it was opened: it comes back by itself
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isTolerated(message)) faults.push(`${message.text()} ${message.location().url}`)
  })
  const isTolerated = (message: ConsoleMessage) => {
    const { url } = message.location()
    return tolerated.some(
      ({ path, words }) => URL.canParse(url) && new URL(url).pathname === path && message.text().includes(words),
    )
  }
  return { tolerate, untolerated: () => faults }
}
