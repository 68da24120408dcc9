import { expect, type Locator, type Page } from '@playwright/test'

/** Whether this is where the focus is. */
export async function isFocused(place: Locator) {
  return (await place.and(place.page().locator(':focus')).count()) > 0
}

/** Waits until the focus is on something: on the body the keyboard would begin again at the top. */
export const expectFocusInPage = (page: Page) =>
  expect.poll(() => page.evaluate<string>('document.activeElement?.tagName ?? ""')).not.toMatch(/^(BODY)?$/)

/** Presses Tab until it has led there; gives up when a whole page of stops has not. */
export async function tabTo(page: Page, stop: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(stop)) return
  }
  throw new Error('Tab does not lead there.')
}
