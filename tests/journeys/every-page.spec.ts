import { violationsOn } from './support/accessibility.ts'
import { addressesOf, type Reader } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'
import { watchLayout } from './support/layout-shift.ts'
import { demoPerson, signIn } from './support/people.ts'
import { smallFactsOn, tooWide } from './support/small-text.ts'

const softly = expect.configure({ soft: true })

/** How much of a page may move before all is there: a tenth of what counts as good elsewhere. */
const LIMIT = 0.02
/** Contrast is judged whole on each page once, since steps elsewhere judge each style of text the first time only. */
const judged = [
  { width: 1440, rules: ['target-size', 'heading-order', 'color-contrast'] },
  { width: 768, rules: ['target-size'] },
  { width: 390, rules: ['target-size', 'heading-order'] },
]

const called: Record<Reader, string> = {
  visitor: 'a visitor',
  producer: 'a producer',
  premium: 'a member with premium',
  agent: 'an agent',
  admin: 'an administrator',
}

for (const reader of ['visitor', 'producer', 'premium', 'agent', 'admin'] as const)
  test(`every page of ${called[reader]} keeps still while it loads, has headings in order, text to be read within the window’s width, and room for a finger at each target`, async ({
    browser,
    request,
  }) => {
    test.slow()
    if (reader !== 'visitor') await signIn(request, demoPerson(reader))
    const context = await browser.newContext({ storageState: await request.storageState() })
    for (const address of await addressesOf(reader, request)) {
      const page = await context.newPage()
      const { open, shifts } = await watchLayout(page)
      await open(address)
      const found = await shifts()
      const sum = found.reduce((all, { value }) => all + value, 0)
      const moved = found.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`)
      expect.soft(sum, `${address} moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(LIMIT)
      for (const { width, rules } of judged) {
        await page.setViewportSize({ width, height: 900 })
        // What follows the window's width is laid out a moment after it has changed.
        const at = `${address} at ${width} px`
        await softly.poll(() => violationsOn(page, rules), at).toEqual([])
        await softly.poll(() => tooWide(page), `how far ${at} is too wide`).toBe(0)
        await softly.poll(() => smallFactsOn(page), `facts below 15 px on ${at}`).toEqual([])
      }
      await page.close()
    }
    await context.close()
  })
