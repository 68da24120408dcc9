import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { DemoRole } from './support/people.ts'

/** A computed style of an element, or of what stands in front of its content. */
const styleOf = (place: Locator, property: string, pseudo: '::before' | null = null) =>
  place.first().evaluate(
    (element, [name, before]) => {
      const { getComputedStyle } = globalThis as unknown as Window
      return getComputedStyle(element, before).getPropertyValue(name)
    },
    [property, pseudo] as const,
  )
type Window = {
  getComputedStyle: (element: unknown, pseudo: string | null) => { getPropertyValue: (name: string) => string }
}

const pages: readonly [DemoRole | null, string][] = [
  [null, '/'],
  [null, '/auth?join=agent'],
  ['producer', '/listings'],
  ['premium', '/listing/1026'],
  ['producer', '/submit-offer/1026'],
  ['premium', '/producer-dashboard'],
  ['premium', '/profile'],
  ['agent', '/agent-dashboard?tab=assets'],
  ['premium', '/forum'],
  ['admin', '/admin/transactions'],
]

test.describe('a reader’s own colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
  })

  test('tell where one is, and which tab is open', async ({ page, login, look }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await login('premium')
    await page.goto('/listing/1026')
    const main = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/listings')
    const [here, elsewhere] = [main.locator('a[aria-current]'), main.locator('a:not([aria-current])')]
    expect(await styleOf(here, 'border-bottom-color')).not.toBe(await styleOf(elsewhere, 'border-bottom-color'))
    await page.goto('/listing/1026')
    const panel = page.getByRole('region', { name: 'Standard Commercial Analysis' })
    const [open, closed] = [panel.getByRole('tab', { selected: true }), panel.getByRole('tab', { selected: false })]
    await expect(open.first()).toBeVisible()
    expect(await styleOf(open, 'border-bottom-color')).not.toBe(await styleOf(closed, 'border-bottom-color'))
    await look('forced-colours-listing')
  })

  test('tell what is switched on, chosen and ticked', async ({ page, login, look }) => {
    await login('premium')
    await page.goto('/profile')
    const on = page.getByRole('switch', { checked: true }).first()
    await expect(on).toBeVisible()
    const ground = await styleOf(on, 'background-color')
    expect(await styleOf(on, 'background-color', '::before')).not.toBe(ground)
    await page.goto('/submit-offer/1026')
    const label = (months: string) => page.locator('label').filter({ has: page.getByRole('radio', { name: months }) })
    await label('18').click()
    expect(await styleOf(label('18'), 'background-color')).not.toBe(await styleOf(label('24'), 'background-color'))
    expect(await styleOf(label('18'), 'background-color')).not.toBe(await styleOf(label('18'), 'color'))
    const tick = page.getByRole('checkbox', { name: /funding competition/ })
    await tick.check()
    expect(await styleOf(tick, 'background-color', '::before')).not.toBe(await styleOf(tick, 'background-color'))
    await look('forced-colours-offer')
  })

  test('tell how far bars and rings go', async ({ page, login }) => {
    await login('premium')
    await page.goto('/listing/1026')
    const ring = page.getByRole('img', { name: /^Commercial viability/ }).first()
    const [track, value] = [ring.locator('circle').first(), ring.locator('circle').nth(1)]
    expect(await styleOf(value, 'stroke')).not.toBe(await styleOf(track, 'stroke'))
    const panel = page.getByRole('region', { name: 'Standard Commercial Analysis' })
    const bar = panel.locator('dt + i')
    await expect(bar.first()).toBeAttached()
    expect(await styleOf(bar, 'background-color', '::before')).not.toBe(await styleOf(bar, 'background-color'))
    expect(await styleOf(bar, 'outline-style')).toBe('solid')
  })
})

/** What somebody could press or fill in and that lies outside of the window, where nothing scrolls to it. */
const outOfReach = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const scrolls = (element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (around !== document.documentElement && /auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth) return true
      return false
    }
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea, h1, h2, h3, p)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })()`)

test.describe('a page at 400 per cent', () => {
  test('has no need to be scrolled sideways, and loses nothing', async ({ page, login, look }) => {
    // 1280 by 1024 pixels, each four times as large.
    await page.setViewportSize({ width: 320, height: 256 })
    let reader: DemoRole | null = null
    for (const [who, address] of pages) {
      if (who && who !== reader) await login(who)
      reader = who
      await page.goto(address)
      await expect(page.locator('main h1').first(), address).toBeVisible()
      await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
      const wider = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect.soft(wider, `how far ${address} is too wide`).toBe(0)
      expect.soft(await outOfReach(page), `out of reach on ${address}`).toEqual([])
      // Below a width the masthead is no box of its own: its parts are.
      const bars = await page.getByRole('banner').locator('xpath=self::*|*').all()
      const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()))
      expect
        .soft(Math.max(...boxes.map((box) => box?.height ?? 0)), `what the masthead takes of ${address}`)
        .toBeLessThan(256 / 3)
    }
    await look('at-400-per-cent')
  })
})
