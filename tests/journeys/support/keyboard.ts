import type { Locator, Page } from '@playwright/test'

/** Whether this is where the focus is. */
export async function isFocused(place: Locator) {
  return (await place.and(place.page().locator(':focus')).count()) > 0
}

/** Presses Tab until it has led there; gives up when a whole page of stops has not. */
export async function tabTo(page: Page, stop: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(stop)) return
  }
  throw new Error('Tab does not lead there.')
}
