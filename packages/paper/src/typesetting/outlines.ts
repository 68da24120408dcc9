import type { Font } from 'harfbuzzjs'
import { fontFiles } from '../fonts.ts'
import { type FontFile, openFontFile } from './font-files.ts'
import { openFonts, paragraphsOf, type Run, runsOf, visualOrder } from './text-runs.ts'

/** A face of one's own: its files, the first that has a letter draws it, and where on their axes. */
export interface OutlineFace {
  files: readonly string[]
  axes: Readonly<Record<string, number>>
  /** Added after each letter, in parts of the size. */
  letterSpacing?: number
}

export interface Outline {
  /** Elements of an SVG, black unless the group they are put into has a colour; the line begins at 0, 0. */
  svg: string
  width: number
}

/**
 * Draws lines of text as outlines for a picture, which needs no fonts where it is rendered. Letters that a face lacks are drawn by those
 * that documents use. `texts` are all that will be drawn.
 */
export async function openOutlines(texts: readonly string[]) {
  const { Buffer: ShapingBuffer, Direction, Font: ShapedFont, shape, Variation } = await import('harfbuzzjs')
  const fonts = await openFonts(texts)
  const otherwise = await openFontFile(fontFiles().regular)
  const shapedFonts = new Map<string, Font>()

  const fontOf = (file: FontFile, axes: OutlineFace['axes']): Font => {
    const key = `${file.path} ${JSON.stringify(axes)}`
    const known = shapedFonts.get(key)
    if (known) return known
    const font = new ShapedFont(file.face)
    font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)))
    shapedFonts.set(key, font)
    return font
  }

  function drawRun(text: string, { start, end, file, level }: Run & { file: FontFile }, face: OutlineFace): Outline {
    const font = fontOf(file, face.axes)
    const buffer = new ShapingBuffer()
    buffer.addText(text, start, end - start)
    buffer.setDirection(level % 2 ? Direction.RTL : Direction.LTR)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const scale = 1 / file.face.upem
    const positions = buffer.getGlyphPositions()
    let pen = 0
    let svg = ''
    for (const [at, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      const outline = font.glyphToPath(codepoint)
      const place = `translate(${decimal(pen + xOffset * scale)} ${decimal(-yOffset * scale)}) scale(${scale} ${-scale})`
      if (outline) svg += `<path transform="${place}" d="${outline}"/>`
      pen += xAdvance * scale + (face.letterSpacing ?? 0)
    }
    return { svg, width: pen }
  }

  return async function outlineOf(line: string, size: number, face: OutlineFace): Promise<Outline> {
    const own = await Promise.all(face.files.map(openFontFile))
    const { text, runs } = runsOf(fonts, paragraphsOf(line).join(' '))
    const parts = runs.flatMap((run) => splitByFile(text, run, own, otherwise))
    const drawn = parts.map((part) => drawRun(text, part, face))
    let left = 0
    let svg = ''
    for (const at of visualOrder(parts.map(({ level }) => level))) {
      svg += `<g transform="translate(${decimal(left)} 0)">${drawn[at]!.svg}</g>`
      left += drawn[at]!.width
    }
    return { svg: `<g transform="scale(${size})">${svg}</g>`, width: left * size }
  }
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A run of the face's own letters, by the first of its files that has them. */
function splitByFile(text: string, run: Run, own: readonly FontFile[], otherwise: FontFile) {
  if (run.file) return [{ ...run, file: run.file }]
  const parts: (Run & { file: FontFile })[] = []
  for (const { segment, index } of clusters.segment(text.slice(run.start, run.end))) {
    const has = ({ letters }: FontFile) => [...segment].every((letter) => letters.has(letter.codePointAt(0)!))
    const last = parts.at(-1)
    // A blank stays with the word before it, so that kerning does.
    const file = last && has(last.file) && last.file !== otherwise ? last.file : (own.find(has) ?? otherwise)
    const start = run.start + index
    if (last?.file === file) last.end = start + segment.length
    else parts.push({ ...run, start, end: start + segment.length, file })
  }
  return parts
}

const decimal = (value: number) => +value.toFixed(5)
