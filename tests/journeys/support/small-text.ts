import type { Page } from '@playwright/test'

/** The smallest that is read: facts, sentences, and what people wrote. */
const LEAST = 15

/** Where facts and sentences stand. */
const FACTS = 'td, dd, p, blockquote, address'

/** What may be smaller, by what it is in the page. */
const maySmaller = {
  'heads of tables and names of facts': 'th, dt, caption, figcaption',
  'labels and help of fields, and what is typed into them':
    'label, legend, input, select, textarea, option, [id$="-help"], [role="group"] > [id$="-name"]',
  'counts of characters': 'textarea + *',
  'buttons, tabs, links that look like them, and ways through pages':
    'button, summary, nav, [role="tab"], [role="menu"], form output',
  'the link of a card beside its title': 'article a',
  'chips of what is chosen': 'span:has(> button[aria-label^="Remove"])',
  'pictures, covers, rings and charts, with the tables behind them': 'svg, [role="img"], figure',
  'keys and code': 'kbd, code',
}

/**
 * Facts and sentences of the page's main part below 15 px that are none of those, no badge (of 90 % width, or outlined), and no caption (condensed,
 * outside of tables and lists of facts).
 */
const survey = `(facts, may) => {
  const found = new Set()
  const main = document.querySelector('main')
  if (!main) return []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim()
    const element = node.parentElement
    if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { fontSize, fontStretch, borderTopWidth } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    if (parseFloat(fontSize) >= ${LEAST} || width <= 1 || height <= 1 || !element.closest(facts) || element.closest(may)) continue
    if (fontStretch === '90%' || borderTopWidth !== '0px') continue
    const link = element.closest('a')
    if (link && getComputedStyle(link).display.endsWith('flex')) continue
    if (fontStretch !== '100%' && !element.closest('td, dd')) continue
    found.add(fontSize + ' ' + text.slice(0, 60))
  }
  return [...found]
}`

export const smallFactsOn = (page: Page) =>
  page.evaluate<string[]>(
    `(${survey})(${JSON.stringify(FACTS)}, ${JSON.stringify(Object.values(maySmaller).join(', '))})`,
  )

/** How much wider the page is than its window. */
export const tooWide = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
