import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8')
const faces = [...css.matchAll(/url\("\.\/(fonts\/[\w-]+\.woff2)"\)[^}]*unicode-range: (U\+[^;]+);/g)].map(
  ([, file = '', letters = '']) => ({ file, letters }),
)
const sizeOf = (file: string) => statSync(path.join(import.meta.dirname, file)).size

describe('the faces', () => {
  it('that a first visit may load are 90 KB together', () => {
    const first = faces.filter(({ letters }) => letters.startsWith('U+0-FF'))
    expect(first).toHaveLength(3)
    expect(first.reduce((sum, { file }) => sum + sizeOf(file), 0)).toBeLessThan(90_000)
  })

  it('each have a second file for the names that need other Latin letters', () => {
    const second = faces.filter(({ letters }) => letters.startsWith('U+100-'))
    expect(second.map(({ file }) => file)).toEqual(
      faces.filter((face) => !second.includes(face)).map(({ file }) => file.replace('-latin', '-latin-ext')),
    )
  })
})
