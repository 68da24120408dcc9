import { readFileSync } from 'node:fs'
import path from 'node:path'
import { theme } from './theme.ts'

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
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
})
