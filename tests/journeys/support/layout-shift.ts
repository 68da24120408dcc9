import type { Page, Request } from '@playwright/test'

/** One thing that moved while nobody did anything, and by how much the page counts for less because of it. */
interface Shift {
  value: number
  moved: string[]
}

/** Run in every document before its own scripts: keeps what moved and names it while it is still there. */
const watch = `
  window.shifts = []
  const named = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    if (!element) return 'something that is gone'
    const text = element.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)
    const place = element.closest('[id], [aria-label], [role]')
    const at = place && place !== element ? ' in ' + place.tagName.toLowerCase() + (place.id ? '#' + place.id : '') : ''
    return element.tagName.toLowerCase() + at + ' “' + text + '”'
  }
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const moved = sources.map((one) =>
        named(one.node) + ' (' + box(one.previousRect) + ' → ' + box(one.currentRect) + ')')
      window.shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
`
/** Two frames: what React was given in the first is painted after the second. */
const painted = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))'

const isStream = (request: Request) => request.url().endsWith('/api/notifications/stream')

/**
 * Lets every answer come alone, after what the one before it brought was painted, as on a slow connection; tells what
 * moved meanwhile.
 */
export async function watchLayout(page: Page) {
  const pending = new Set<Request>()
  let last: Promise<unknown> = Promise.resolve()
  await page.addInitScript(watch)
  page.on('request', (request) => !isStream(request) && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  const isPainted = () => page.evaluate(painted).catch(() => undefined) // the document was left meanwhile
  await page.route('**/api/**', (route) => {
    if (isStream(route.request())) return route.continue()
    const turn = last.then(isPainted)
    last = turn.then(() => route.request().response()).catch(() => undefined)
    return turn.then(() => route.continue())
  })
  return {
    /** Opens an address and waits until all that it asked for is shown. */
    async open(address: string): Promise<void> {
      pending.clear()
      await page.goto(address)
      do await page.evaluate(painted)
      while (pending.size > 0 || !(await page.evaluate<boolean>(`document.fonts.status === 'loaded'`)))
      await page.evaluate(painted)
    },
    shifts: () => page.evaluate<Shift[]>('window.shifts'),
  }
}
