import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { environment } from './environment.ts'

/**
 * What axe leaves out unless it is asked: a target is 24 px large, or has that much room around it. It takes a quarter of
 * the time, so a run of everything asks for it on every page (`every-page`), and not again at each step.
 */
const asked = { 'target-size': { enabled: !environment.takesTurns } }

/** The serious and critical ones, with the places where they are; of the rules that are named all, however serious. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // In legacy mode axe opens no page of its own; ours hold no frames.
  const axe = new AxeBuilder({ page, ...((await knowsAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(!rules && { rules: asked }) })
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  return violations
    .filter(({ impact }) => rules || impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Whether axe was put into this document before: half a megabyte of script, which takes as long as its rules do. */
async function knowsAxe(page: Page): Promise<boolean> {
  const kinds = await Promise.all(page.frames().map((frame) => frame.evaluate<string>('typeof axe')))
  return kinds.every((kind) => kind === 'object')
}
