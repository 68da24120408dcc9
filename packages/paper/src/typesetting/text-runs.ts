import { codeOf, isDrawable, isSerifLetter } from '@storyright/contracts/drawable'
import bidiFactory, { type Bidi } from 'bidi-js'
import { type FontFile, filesFor, type HanStyle, hanStyleOf, openFontFile } from './font-files.ts'

/** A stretch of text of one font and one direction. */
export interface Run {
  start: number
  end: number
  /** `null` is the face of the document. */
  file: FontFile | null
  /** Of Unicode's bidirectional algorithm: odd runs from right to left. */
  level: number
}

/** A text between two line breaks. */
export interface Paragraph {
  text: string
  runs: Run[]
  style: HanStyle
}

// A CommonJS module whose types declare an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)()
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const ignorable = /\p{Default_Ignorable_Code_Point}/u
const inkless = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u
const emoji = /^(?:\p{RGI_Emoji}$|\p{Emoji_Presentation}|.+\ufe0f)/v

/** A page is drawn in the order that the letters have; what forces another one would only mislead. */
const overrides = /[\u202a-\u202e]/gu

/** The lines as they are drawn: a letter that no font has, from before such were refused, by its number. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      [...line.replace(overrides, '').replace(/\p{Cc}+/gu, ' ')]
        .map((letter) => (isDrawable(letter) ? letter : `[${codeOf(letter)}]`))
        .join(''),
    )

/** Which file draws which letters, once all files that some texts need are open. */
export type Fonts = Map<string, FontFile | null>
const keyOf = (style: HanStyle, cluster: string) => `${style} ${cluster}`

/** Opens what the texts need: letters that belong together are drawn with one font wherever one has them all. */
export async function openFonts(texts: readonly string[]): Promise<Fonts> {
  const fonts: Fonts = new Map()
  for (const text of new Set(texts.flatMap(paragraphsOf))) {
    const style = hanStyleOf(text)
    for (const { segment } of clusters.segment(text)) {
      const whole = await choose(fonts, style, segment)
      if (whole === undefined) for (const letter of segment) await choose(fonts, style, letter)
    }
  }
  return fonts
}

async function choose(fonts: Fonts, style: HanStyle, cluster: string): Promise<FontFile | null | undefined> {
  const key = keyOf(style, cluster)
  const known = fonts.get(key)
  if (known !== undefined) return known
  const letters = [...cluster].filter((letter) => !ignorable.test(letter)).map((letter) => letter.codePointAt(0)!)
  const asEmoji = emoji.test(cluster)
  if (!asEmoji && letters.every(isSerifLetter)) return remember(fonts, key, null)
  for (const file of filesFor(letters, style, asEmoji)) {
    const opened = await openFontFile(file)
    if (letters.every((letter) => opened.letters.has(letter))) return remember(fonts, key, opened)
  }
  return letters.every(isSerifLetter) ? remember(fonts, key, null) : undefined
}

function remember(fonts: Fonts, key: string, file: FontFile | null): FontFile | null {
  fonts.set(key, file)
  return file
}

const isOwn = (cluster: string) => [...cluster].every((letter) => isSerifLetter(letter.codePointAt(0)!))
const isEmojiFile = ({ path }: FontFile) => path.includes('noto-emoji')

/** A paragraph cut into runs, in the order in which it is read. */
export function runsOf(fonts: Fonts, text: string): Paragraph {
  const style = hanStyleOf(text)
  const { levels } = bidi.getEmbeddingLevels(text, 'auto')
  const runs: Run[] = []
  const add = (start: number, end: number, file: FontFile | null) => {
    const level = levels[start] ?? 0
    const last = runs.at(-1)
    if (last?.end === start && last.file === file && last.level === level) last.end = end
    else runs.push({ start, end, file, level })
  }
  for (const { segment, index } of clusters.segment(text)) {
    if (inkless.test(segment)) continue
    const last = runs.at(-1)
    const file = fonts.get(keyOf(style, segment))
    if (last?.end === index && goesWith(last, segment, levels[index]!)) add(index, index + segment.length, last.file)
    else if (file !== undefined || isOwn(segment)) add(index, index + segment.length, file ?? null)
    else {
      let at = index
      for (const letter of segment) {
        const start = at
        at += letter.length
        add(start, at, fonts.get(keyOf(style, letter)) ?? last?.file ?? null)
      }
    }
  }
  for (let at = runs.length - 2; at >= 0; at--) {
    const [run, next] = [runs[at]!, runs[at + 1]!]
    if (run.file === null && run.end === next.start && goesWith(next, text.slice(run.start, run.end), run.level))
      run.file = next.file
  }
  return { text, runs, style }
}

/** Signs, digits and blanks between letters that run from right to left are of their font, and blanks always. */
const goesWith = ({ file, level: before }: Run, cluster: string, level: number): boolean =>
  file !== null &&
  !isEmojiFile(file) &&
  (cluster === ' ' || (before > 0 && level > 0 && /^\p{Script=Common}+$/u.test(cluster))) &&
  [...cluster].every((letter) => file.letters.has(letter.codePointAt(0)!))

/** The runs of a line from left to right (rule L2 of the algorithm). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_level, at) => at)
  const highest = Math.max(0, ...levels)
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from
      while (to < order.length && levels[order[to]!]! >= level) to++
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  return order
}
