import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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
      const found = await violationsOn(page, colorScheme)
      expect.soft(found, `accessibility of ${name} in ${colorScheme}`).toEqual([])
    }
    if (dark) await page.emulateMedia({ colorScheme: 'light' })
  }
}

/** Serious and critical ones, with the places where they are. In dark only the colours differ. */
async function violationsOn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // In legacy mode axe opens no page of its own; ours hold no frames.
  const axe = new AxeBuilder({ page, ...((await knowsAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Whether axe was put into this document before: half a megabyte of script, which takes as long as its rules do. */
async function knowsAxe(page: Page): Promise<boolean> {
  const kinds = await Promise.all(page.frames().map((frame) => frame.evaluate<string>('typeof axe')))
  return kinds.every((kind) => kind === 'object')
}
