import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { endWith, inRepository } from '@storyright/platform'
import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

const run = promisify(execFile)
const fonts = inRepository('packages/paper/fonts')
const letters = inRepository('packages/contracts/src/drawable/letters.ts')
const serif = inRepository('node_modules/@expo-google-fonts/source-serif-4')
const installed = ['sc', 'tc', 'jp', 'kr'].map((name) =>
  inRepository(`node_modules/@fontsource-variable/noto-sans-${name}`),
)

const sans = (script: string, of = 'variable') => ({
  source: `@fontsource${of === 'variable' ? '-variable' : ''}/noto-sans-${script}@5.3.0`,
  subsets: [script],
})

/** A script that runs from right to left is one font with its digits and signs: readers of PDFs turn each font's text round by itself. */
const whole = (script: string, version: string, name: string) => ({
  source: `@expo-google-fonts/noto-sans-${script}@${version}`,
  weights: { 400: `400Regular/${name}_400Regular.ttf`, 600: `600SemiBold/${name}_600SemiBold.ttf` },
})

/** In the order in which they are asked for a letter. Of each package one or a few files; the rest is Latin letters once more. */
const sources = [
  { source: '@fontsource-variable/noto-sans@5.3.0', subsets: ['latin-ext', 'vietnamese', 'greek-ext', 'cyrillic-ext'] },
  whole('arabic', '0.4.3', 'NotoSansArabic'),
  whole('hebrew', '0.4.1', 'NotoSansHebrew'),
  ...['armenian', 'bengali', 'canadian-aboriginal', 'cherokee', 'devanagari', 'ethiopic', 'georgian'].map((s) =>
    sans(s),
  ),
  ...['gujarati', 'gurmukhi', 'kannada', 'khmer', 'lao', 'malayalam', 'oriya', 'sinhala', 'syriac'].map((s) => sans(s)),
  ...['tamil', 'telugu', 'thaana', 'thai'].map((script) => sans(script)),
  ...['mongolian', 'myanmar', 'nko', 'tifinagh'].map((script) => sans(script, 'static')),
  { source: '@fontsource-variable/noto-serif-tibetan@5.3.0', subsets: ['tibetan'] },
  { source: '@fontsource-variable/noto-sans-symbols@5.3.0', subsets: ['symbols'] },
  { source: '@fontsource/noto-sans-symbols-2@5.3.0', subsets: ['symbols', 'math', 'braille'] },
  { source: '@fontsource-variable/noto-emoji@5.3.1', subsets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(String) },
]

/**
 * Copies the font files that documents need beside our face, and writes down which letters each has and which all together have.
 * The packages would be thirty more for every install, and four fifths of what is in them is never drawn.
 */
async function copyFonts(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyright-fonts-'))
  try {
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      ...sources.map((one) => one.source),
    ])
    rmSync(fonts, { recursive: true, force: true })
    mkdirSync(fonts)
    const kept: Record<string, string> = {}
    const all = new Set<number>()
    for (const one of sources) {
      const from = path.join(folder, 'node_modules', one.source.slice(0, one.source.lastIndexOf('@')))
      const name = path.basename(from)
      const files =
        'weights' in one ? weightFiles(from, one.weights) : one.subsets.map((subset) => subsetFile(from, subset))
      for (const [file, copy] of files) {
        copyFileSync(file, path.join(fonts, copy))
        if (copy.endsWith('-600.ttf')) continue // has the letters of its lighter sister
        const has = await lettersOf(file)
        kept[copy] = encode(has)
        for (const letter of has) all.add(letter)
      }
      const [licence] = globSync(path.join(from, 'LICENSE{,_FONT}')).sort().reverse()
      copyFileSync(licence!, path.join(fonts, `${name}.LICENSE`))
    }
    for (const file of installed.flatMap((one) => globSync(path.join(one, 'files/*-wght-normal.woff2'))))
      for (const letter of await lettersOf(file)) all.add(letter)
    const own = await lettersOf(path.join(serif, '400Regular/SourceSerif4_400Regular.ttf'))
    for (const letter of own) all.add(letter)
    writeFileSync(path.join(fonts, 'letters.json'), `${JSON.stringify(kept, null, 1)}\n`)
    writeFileSync(
      letters,
      `${head}export const serifLetters =\n  '${encode(own)}'\nexport const allLetters =\n  '${encode(all)}'\n`,
    )
    console.log(`${Object.keys(kept).length} files, ${all.size} letters`)
    return 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const weightFiles = (from: string, weights: Record<number, string>) =>
  Object.entries(weights).map(
    ([weight, file]) => [path.join(from, file), `${path.basename(from)}-${weight}.ttf`] as const,
  )

function subsetFile(from: string, subset: string): readonly [file: string, copy: string] {
  const begin = `${path.basename(from)}-${subset}-`
  const [file] = globSync(path.join(from, `files/${begin}{wght,400}-normal.woff2`))
  if (!file) throw new Error(`${from} has no subset ${subset}.`)
  return [file, path.basename(file)]
}

async function lettersOf(file: string): Promise<Set<number>> {
  const content = readFileSync(file)
  const font = file.endsWith('.woff2') ? await decompress(content) : content
  return new Set(new Face(new Blob(font)).collectUnicodes())
}

/** As `rangesOf` in packages/contracts reads them. */
function encode(letters: ReadonlySet<number>): string {
  const ranges: [from: number, to: number][] = []
  for (const letter of [...letters].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === letter - 1) last[1] = letter
    else ranges.push([letter, letter])
  }
  return ranges
    .map(([from, to], at) => {
      const gap = (from - (ranges[at - 1]?.[1] ?? 0)).toString(36)
      return to === from ? gap : `${gap}.${(to - from).toString(36)}`
    })
    .join(' ')
}

const head = `// Written by \`npm run fonts\`: which letters our own face has, and which the fonts that documents are drawn with have together.
`

await endWith(copyFonts)
