import { readFileSync } from 'node:fs'
import path from 'node:path'
import { theme } from './theme.ts'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const declared = (block: string) => [...block.matchAll(/--([a-z0-9-]+):/g)].map((match) => match[1]!)

describe('the theme', () => {
  it('names exactly the tokens that the stylesheet gives a value', () => {
    const root = css.slice(css.indexOf(':root {'), css.indexOf('@media'))
    const used = Object.values(theme).map((value) => value.slice(6, -1))
    expect(used.toSorted()).toEqual([...new Set(declared(root))].toSorted())
  })

  it('gives the dark theme the same values whether the system or the reader chose it', () => {
    const bySystem = /prefers-color-scheme: dark\) \{[^{]*\{([^}]*)\}/.exec(css)?.[1]
    const byReader = /:root\[data-theme=['"]dark['"]\] \{([^}]*)\}/.exec(css)?.[1]
    expect(bySystem?.replace(/\s+/g, ' ').trim()).toBe(byReader?.replace(/\s+/g, ' ').trim())
    expect(declared(byReader ?? '')).toContain('paper')
  })

  it('has none but the reader’s own colours where those are forced', () => {
    const forced = /forced-colors: active\) \{[^{]*\{([^}]*)\}/.exec(css)?.[1] ?? ''
    const coloured = (block: string) => block.matchAll(/--([a-z0-9-]+): (?:#|rgb)/g)
    const colours = [...coloured(css.slice(0, css.indexOf('@media')))]
      .map((match) => match[1]!)
      .filter((name) => name !== 'veil') // keeps what shows through
    expect(declared(forced).toSorted()).toEqual(colours.toSorted())
    for (const [, value] of forced.matchAll(/: ([^;]+);/g))
      expect(value).toMatch(/^(Canvas|CanvasText|GrayText|LinkText|Highlight|HighlightText)$/)
  })

  it.each(['ok', 'wait', 'bad', 'orange', 'off'])('lets the word of a badge “%s” be read in both themes', (tone) => {
    const [light, dark] = [css.slice(0, css.indexOf('@media')), css.slice(css.indexOf('[data-theme="dark"]'))]
    for (const block of [light, dark]) {
      const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? ''
      for (const ground of ['paper', 'surface', `${tone}-bg`])
        expect(contrast(colour(tone), colour(ground))).toBeGreaterThan(4.5)
      for (const ground of ['paper', 'surface', `${tone}-bg`])
        expect(contrast(colour(`${tone}-mark`), colour(ground))).toBeGreaterThan(3)
    }
  })
})

/** WCAG 2.2: the contrast of two colours. */
function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
