import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { contrastViolationsOn, violationsOn } from './accessibility.ts'
import { environment } from './environment.ts'

export interface LookOptions {
  /** Also in dark. */
  dark?: boolean
  /** The whole length of the page, not only what is in view. */
  whole?: boolean
}
export type Look = (name: string, options?: LookOptions) => Promise<void>

/** Screenshots, where they are kept, go to a folder for each project, by the step's name. */
export function createLook(page: Page, project: string): Look {
  return async (name, { dark = false, whole = false } = {}) => {
    if (whole) await page.evaluate('window.scrollTo(0, 0)') // the masthead sticks to what is in view
    for (const colorScheme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.png`
      if (environment.screenshots)
        await page.screenshot({ path: path.join(environment.screenshots, project, file), fullPage: whole })
      // In the dark only the colours differ.
      const found = colorScheme === 'light' ? await violationsOn(page) : []
      expect.soft(found, `accessibility of ${name}`).toEqual([])
      expect.soft(await contrastViolationsOn(page), `contrast of ${name} in ${colorScheme}`).toEqual([])
    }
    if (dark) await page.emulateMedia({ colorScheme: 'light' })
  }
}
