import { createRequire } from 'node:module'

const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors

/** What an element has to be for one of the alternatives of a selector to be possible; empty where anything may fit. */
const needed = new Map()
const classesOf = new Map()

/** Brackets hold conditions, which only narrow what fits. Escapes and commas or brackets in texts are left to jsdom. */
function neededFor(selector) {
  if (/[\\"']/.test(selector)) return [{ tag: undefined, classes: [] }]
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (let before; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)/g, '')
  }
  return plain.split(',').map((alternative) => {
    const last = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .replaceAll(/::?[\w-]+/g, '')
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: (last.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1)),
    }
  })
}

function remember(known, key, make) {
  if (!known.has(key)) known.set(key, make(key))
  return known.get(key)
}

// For a computed style jsdom holds an element against every rule of the page, which took a third of the time of these tests: one look at
// names rules nearly all of them out.
selectors.matchesDontThrow = (element, selector) => {
  const tag = element._localName.toLowerCase()
  const classes = remember(classesOf, element.getAttributeNS(null, 'class') ?? '', (text) => new Set(text.split(/\s+/)))
  const mayFit = remember(needed, String(selector), neededFor).some(
    (its) => (its.tag === undefined || its.tag === tag) && its.classes.every((name) => classes.has(name)),
  )
  return mayFit && matchesDontThrow(element, selector)
}
