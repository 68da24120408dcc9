import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { environment } from './environment.ts'
import { faintTextsOn } from './text-styles.ts'

/** Packed, since every document has to read it anew: half the work. */
const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * What axe leaves out unless it is asked: a target is 24 px large, or has that much room around it. It takes a quarter of
 * the time, so a run of everything asks for it on every page (`every-page`), and not again at each step.
 * Contrast takes three times as long as all other rules, and is asked about apart.
 */
const asked = {
  'target-size': { enabled: !environment.takesTurns },
  'color-contrast': { enabled: false },
  ...Object.fromEntries(
    // What these find is moderate or minor, of which nobody is told; `region` alone looks at every element of a page.
    [
      'region',
      'heading-order',
      'landmark-one-main',
      'landmark-unique',
      'page-has-heading-one',
      'image-redundant-alt',
    ].map((rule) => [rule, { enabled: false }]),
  ),
}

/** The serious and critical ones but those of contrast, with the places where they are; of the rules that are named all, however serious. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  await giveAxe(page)
  // In legacy mode axe opens no page of its own; ours hold no frames.
  const builder = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(!rules && { rules: asked }) })
  const { violations } = await (rules ? builder.withRules([...rules]) : builder).analyze()
  return violations
    .filter(({ impact }) => rules || impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The texts that are too faint. Of each style axe judges the first in a run only. */
export const contrastViolationsOn = (page: Page): Promise<string[]> => faintTextsOn(page, () => giveAxe(page))

/** Puts axe into a document unless it was before: reading it takes as long as its rules do. */
async function giveAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if ((await frame.evaluate<string>('typeof axe')) !== 'object') await frame.evaluate(axe)
}
