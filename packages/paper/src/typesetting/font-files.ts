import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { includes, type Range, rangesOf } from '@storyright/contracts/drawable'
import type { Face as HarfBuzzFace } from 'harfbuzzjs'

const { resolve } = createRequire(import.meta.url)

/** Han letters are shared, and each language draws them in its own way. */
export type HanStyle = 'sc' | 'tc' | 'jp' | 'kr'

/** A file that may have a letter. */
interface Candidate {
  path: string
  ranges: readonly Range[]
}

/** Noto's files for everything but Han, kana and Hangul (SIL Open Font Licence 1.1, beside them); `npm run fonts` copies them. */
let small: Candidate[] | undefined
const smallFiles = (): Candidate[] => {
  const folder = path.join(import.meta.dirname, '../../fonts')
  small ??= Object.entries(
    JSON.parse(readFileSync(path.join(folder, 'letters.json'), 'utf8')) as Record<string, string>,
  ).map(([name, encoded]) => ({ path: path.join(folder, name), ranges: rangesOf(encoded) }))
  return small
}

/** Noto's Han, kana and Hangul come in a hundred files for each style, of which a document needs a few. */
const hanFiles = new Map<HanStyle, Candidate[]>()
function filesOfHan(style: HanStyle): Candidate[] {
  const known = hanFiles.get(style)
  if (known) return known
  const name = `noto-sans-${style}`
  const folder = path.dirname(resolve(`@fontsource-variable/${name}/package.json`))
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const files = Object.entries(subsets)
    .filter(([subset]) => subset.startsWith('['))
    .map(([subset, declared]) => ({
      path: path.join(folder, `files/${name}-${subset.slice(1, -1)}-wght-normal.woff2`),
      ranges: declaredRanges(declared),
    }))
  hanFiles.set(style, files)
  return files
}

/** As style sheets write them: `U+3000-3003,U+4e00`. */
const declaredRanges = (declared: string): Range[] =>
  declared
    .split(',')
    .map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    })
    .sort(([one], [other]) => one - other)

const isHan = (codePoint: number) => codePoint >= 0x1100 && /[\p{Script=Han}]/u.test(String.fromCodePoint(codePoint))

/** The style of a text: its language's, as far as its letters show one, or else the first that has all of its Han letters. */
export function hanStyleOf(text: string): HanStyle {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  if (/\p{Script=Hangul}/u.test(text)) return 'kr'
  if (/\p{Script=Bopomofo}/u.test(text)) return 'tc'
  const letters = [...text].map((letter) => letter.codePointAt(0)!).filter(isHan)
  const styles = ['sc', 'tc', 'jp', 'kr'] as const
  return (
    styles.find((style) =>
      letters.every((letter) => filesOfHan(style).some(({ ranges }) => includes(ranges, letter))),
    ) ?? 'sc'
  )
}

/** The files that may have all of these letters, best first. Signs that are emoji as well are drawn as such only where it is asked for. */
export function filesFor(codePoints: readonly number[], style: HanStyle, asEmoji: boolean): string[] {
  const isEmoji = ({ path: file }: Candidate) => path.basename(file).startsWith('noto-emoji')
  const styles = [...new Set<HanStyle>([style, 'sc', 'tc', 'jp', 'kr'])]
  const cjk = codePoints.some((letter) => letter >= 0x1100) ? styles.flatMap(filesOfHan) : []
  const [emoji, scripts] = [smallFiles().filter(isEmoji), smallFiles().filter((file) => !isEmoji(file))]
  const isCjk = codePoints.some((letter) => letter >= 0x2e80 && letter <= 0xffef)
  const files = [...(asEmoji ? emoji : []), ...(isCjk ? [...cjk, ...scripts] : [...scripts, ...cjk]), ...emoji]
  return files.filter(({ ranges }) => codePoints.every((letter) => includes(ranges, letter))).map((file) => file.path)
}

/** A font file that is open: what HarfBuzz made of it, its letters, and itself for cutting. */
export interface FontFile {
  path: string
  content: Uint8Array
  face: HarfBuzzFace
  letters: ReadonlySet<number>
  /** Its heavier sister, where weights are files of their own. */
  bold: FontFile | null
}

/** Opened files are kept for the next document, the latest twenty-four: some hundred kilobytes each. */
const MOST_OPEN = 24
const open = new Map<string, Promise<FontFile>>()

export function openFontFile(file: string): Promise<FontFile> {
  const opened = open.get(file) ?? read(file)
  open.delete(file)
  open.set(file, opened)
  opened.catch(() => open.delete(file))
  for (const oldest of open.keys()) {
    if (open.size <= MOST_OPEN) break
    open.delete(oldest)
  }
  return opened
}

async function read(file: string): Promise<FontFile> {
  const { Blob, Face } = await import('harfbuzzjs')
  const packed = readFileSync(file)
  const content = file.endsWith('.woff2') ? await (await import('woff2-encoder/decompress')).default(packed) : packed
  const face = new Face(new Blob(content))
  const sister = file.replace(/-400\.ttf$/, '-600.ttf')
  const bold = sister === file ? null : await read(sister)
  return { path: file, content, face, letters: new Set(face.collectUnicodes()), bold }
}
