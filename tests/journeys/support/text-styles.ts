import { appendFileSync, readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { environment } from './environment.ts'

/**
 * Run in the page: gathers the elements that show text by all that their contrast follows from, which is their own style and what lies behind
 * them, up to the first ground that hides the rest. What is put somewhere by itself may lie on anything: it counts for its page alone.
 */
const survey = `(template) => {
  const isClear = (colour) => colour === 'transparent' || /^rgba\\(.*, 0\\)$|\\/ 0\\)$/.test(colour)
  const hides = (colour) => !isClear(colour) && !/^rgba|\\//.test(colour)
  const grounds = new Map()
  const groundOf = (element) => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform } = getComputedStyle(element)
    const own = [
      isClear(backgroundColor) ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage + template,
      opacity === '1' ? '' : opacity,
      filter === 'none' ? '' : filter,
      mixBlendMode === 'normal' ? '' : mixBlendMode,
      (position === 'static' || position === 'relative') && transform === 'none' ? '' : position + element.className + template,
    ].join('|')
    const isLast = hides(backgroundColor) && opacity === '1' && mixBlendMode === 'normal'
    // Half-transparent ancestors mix what lies within them with what lies behind.
    const above = groundOf(element.parentElement)
    const ground = (isLast && !above.includes('~') ? '' : above) + (opacity === '1' ? '' : '~') + (own === '|||||' ? '' : own + ';')
    grounds.set(element, ground)
    return ground
  }
  const showsText = (element) =>
    (element.matches('input, select, textarea') && !/^(range|color|checkbox|radio|image|file)$/.test(element.type)) ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  const texts = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    if (!showsText(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { width, height, right, bottom } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue // for readers of screens only
    if (right + scrollX <= 0 || bottom + scrollY <= 0) continue // until it has the focus
    if (element.closest(':disabled, [aria-disabled="true"]')) continue // has no contrast to keep
    const { color, fontSize, fontWeight, textShadow, webkitTextStrokeWidth } = getComputedStyle(element)
    const style = [element.tagName, color, fontSize, fontWeight, textShadow, webkitTextStrokeWidth, groundOf(element)].join(' ')
    const alike = texts.get(style)
    if (alike) alike.push(element)
    else texts.set(style, [element])
  }
  return texts
}`

interface Contrast {
  /** The texts that are too faint, as axe names them. */
  faint: string[]
  /** The styles that suffice. */
  enough: string[]
  /** Those of which axe cannot tell, or does not judge as they are shown. */
  unclear: string[]
}

/** Lets axe judge the texts of the styles that are asked about, which the survey has left in the page. */
const judgeContrast = `async ([fresh, template]) => {
  const texts = (${survey})(template)
  const styleOf = new Map(fresh.flatMap((style) => (texts.get(style) ?? []).map((element) => [element, style])))
  const options = { runOnly: ['color-contrast'], elementRef: true, selectors: false, resultTypes: ['violations', 'passes', 'incomplete'] }
  const { violations, passes, incomplete } = await axe.run({ include: [...styleOf.keys()] }, options)
  const found = (results) => results.flatMap(({ nodes }) => nodes.map(({ element }) => element))
  const faint = found(violations).map((element) => element.outerHTML.slice(0, 200))
  const isFaint = new Set(found(violations).map((element) => styleOf.get(element)))
  const stylesOf = (elements) => new Set(elements.map((element) => styleOf.get(element)).filter((style) => style !== undefined))
  const enough = stylesOf(found(passes)).difference(stylesOf(found(violations)))
  const unclear = fresh.filter((style) => texts.has(style) && !enough.has(style) && !isFaint.has(style))
  return { faint, enough: [...enough], unclear }
}`

/** Styles whose contrast axe has found to suffice in this run, whose workers share them by a file. */
const known = new Set<string>()
let bytesRead = 0

function learnFromOthers(): void {
  const file = environment.textStyles
  const bytes = (file && statSync(file, { throwIfNoEntry: false })?.size) || 0
  if (!file || bytes === bytesRead) return
  // The last line may be being written.
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) known.add(JSON.parse(line))
  bytesRead = bytes
}

function keep(styles: string[]): void {
  for (const style of styles) known.add(style)
  const lines = styles.map((style) => `${JSON.stringify(style)}\n`).join('')
  if (environment.textStyles && lines) appendFileSync(environment.textStyles, lines)
}

/** The texts of a page that axe finds too faint, of all styles that were not judged before: contrast is the slowest of its rules. */
export async function faintTextsOn(page: Page, giveAxe: () => Promise<void>): Promise<string[]> {
  learnFromOthers()
  const template = new URL(page.url()).pathname.replaceAll(/[^/]*\d[^/]*/g, ':id')
  const styles = await page.evaluate<string[]>(`[...(${survey})(${JSON.stringify(template)}).keys()]`)
  const here = (style: string) => `${template} ${style}`
  const fresh = styles.filter((style) => !known.has(style) && !known.has(here(style)))
  if (fresh.length === 0) return []
  await giveAxe()
  const { faint, enough, unclear } = await page.evaluate<Contrast>(
    `(${judgeContrast})(${JSON.stringify([fresh, template])})`,
  )
  keep([...enough, ...unclear.map(here)])
  return faint
}
