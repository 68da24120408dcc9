import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { environment } from './environment.ts'

export interface LookOptions {
  /** Also in dark. */
  dark?: boolean
  /** The whole length of the page, not only what is in view. */
  whole?: boolean
}
export type Look = (name: string, options?: LookOptions) => Promise<void>

type Scheme = 'light' | 'dark'

/** Screenshots, where they are kept, go to a folder for each project, by the step's name. */
export function createLook(page: Page, project: string): Look {
  return async (name, { dark = false, whole = false } = {}) => {
    if (whole) await page.evaluate('window.scrollTo(0, 0)') // the masthead sticks to what is in view
    const examined = dark ? examinedSchemes(name) : ['light']
    for (const colorScheme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
      if (!environment.screenshots && !examined.includes(colorScheme)) continue
      await page.emulateMedia({ colorScheme })
      const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.png`
      if (environment.screenshots)
        await page.screenshot({ path: path.join(environment.screenshots, project, file), fullPage: whole })
      if (!examined.includes(colorScheme)) continue
      // In the second one only the colours differ.
      const again = colorScheme === 'dark' && examined.length > 1
      const found = await violationsOn(page, again ? ['color-contrast'] : undefined)
      expect.soft(found, `accessibility of ${name} in ${colorScheme}`).toEqual([])
    }
    if (dark) await page.emulateMedia({ colorScheme: 'light' })
  }
}

/** A run of everything examines each step in one of the two, by its words: the rules take longer than the step itself. */
function examinedSchemes(name: string): readonly Scheme[] {
  if (!environment.takesTurns) return ['light', 'dark']
  return name.length % 2 === 0 ? ['light'] : ['dark']
}
