import type { Font, Buffer as Shaping } from 'harfbuzzjs'
import { type Face, fontFiles } from '../fonts.ts'
import { codeHex, type EmbeddedFont, embedFont, type PdfDocument, writeFonts } from './embedded-font.ts'
import { type FontFile, type HanStyle, openFontFile } from './font-files.ts'
import { breakLines } from './line-breaks.ts'
import { openFonts, type Paragraph, paragraphsOf, type Run, runsOf, visualOrder } from './text-runs.ts'

export interface Look {
  face: Face
  size: number
}

/** One line of text, ready to be drawn. */
export interface SetLine {
  parts: Part[]
  width: number
  height: number
  /** From the line's top to where its letters stand. */
  ascent: number
}

/** A run of a line, or some that are neighbours, and how far from the line's left it begins. */
interface Part {
  font: EmbeddedFont
  left: number
  width: number
  /** Text, from left to right. */
  glyphs: Glyph[]
  /** What is drawn besides. */
  shapes: Shape[]
}

/** A glyph that is text; in thousandths of the size. */
interface Glyph {
  code: number
  advance: number
}

/** An outline that is drawn and not copied: a mark on a letter, whose letters are copied with that one. */
interface Shape {
  glyph: number
  right: number
  up: number
}

export type Typesetter = Awaited<ReturnType<typeof openTypesetter>>

const languages: Record<HanStyle, string> = { sc: 'zh-hans', tc: 'zh-hant', jp: 'ja', kr: 'ko' }
const weights: Record<Face, number> = { regular: 400, italic: 400, bold: 600 }
/** Joiners and selectors leave no glyph, and a mark without its letter gets no circle that nobody typed. */
const SHAPING_FLAGS = 0x8 | 0x10

/** Draws letters of all scripts: shaped by HarfBuzz, in the order in which each script runs, with the fonts that these texts need. */
export async function openTypesetter(doc: PDFKit.PDFDocument, texts: readonly string[]) {
  const harfbuzz = await import('harfbuzzjs')
  const { Buffer: ShapingBuffer, Direction, Font: ShapedFont, shape, Variation } = harfbuzz
  const fonts = await openFonts(texts)
  const files = fontFiles()
  const own: Record<Face, FontFile> = {
    regular: await openFontFile(files.regular),
    italic: await openFontFile(files.italic),
    bold: await openFontFile(files.bold),
  }
  const embedded = new Map<string, EmbeddedFont>()
  const pdf = doc as unknown as PdfDocument

  const embeddedFont = (file: FontFile, face: Face): EmbeddedFont => {
    const weight = weights[face]
    if (file.bold && weight === weights.bold) return embeddedFont(file.bold, face)
    const key = `${weight} ${file.path}`
    const known = embedded.get(key)
    if (known) return known
    const font: Font = new ShapedFont(file.face)
    font.setVariations([new Variation('wght', weight)])
    const made = embedFont(pdf, `N${embedded.size + 1}`, file, font, weight)
    embedded.set(key, made)
    return made
  }

  /** A part of a run as glyphs. */
  const shapePart = ({ text, style }: Paragraph, { file, level, start, end }: Run, face: Face): Omit<Part, 'left'> => {
    const font = embeddedFont(file ?? own[face], face)
    const buffer = new ShapingBuffer()
    buffer.addText(text, start, end - start)
    buffer.setDirection(level % 2 ? Direction.RTL : Direction.LTR)
    buffer.setLanguage(languages[style])
    buffer.guessSegmentProperties()
    buffer.setFlags(SHAPING_FLAGS)
    shape(font.font, buffer)
    return { font, ...glyphsOf(buffer, font, text.slice(0, end), level % 2 === 1) }
  }

  const partsOf = (paragraph: Paragraph, start: number, end: number, face: Face) =>
    paragraph.runs
      .filter((run) => run.start < end && run.end > start)
      .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
      .map((run) => ({ level: run.level, part: shapePart(paragraph, run, face) }))

  const setLine = (paragraph: Paragraph, start: number, end: number, { face, size }: Look): SetLine => {
    const parts = partsOf(paragraph, start, end, face)
    const lefts = new Map<number, number>()
    let width = 0
    for (const at of visualOrder(parts.map(({ level }) => level))) {
      lefts.set(at, width)
      width += (parts[at]!.part.width * size) / 1000
    }
    const used = [embeddedFont(own[face], face), ...parts.map(({ part }) => part.font)]
    const heights = used.map(({ font, file }) => {
      const { ascender, descender, lineGap } = font.hExtents()
      const scale = size / file.face.upem
      return { above: ascender * scale, below: (lineGap - descender) * scale }
    })
    const ascent = Math.max(...heights.map(({ above }) => above))
    const below = Math.max(...heights.map((height) => height.below))
    return {
      parts: joined(parts.map(({ level, part }, at) => ({ level, ...part, left: lefts.get(at) ?? 0 }))),
      width,
      height: ascent + below,
      ascent,
    }
  }

  return {
    /** A text in lines of at most this width. */
    linesOf(text: string, width: number, look: Look): SetLine[] {
      return paragraphsOf(text).flatMap((line) => {
        const paragraph = runsOf(fonts, line)
        const measure = (start: number, end: number) =>
          partsOf(paragraph, start, end, look.face).reduce((sum, { part }) => sum + (part.width * look.size) / 1000, 0)
        return breakLines(line, width, measure).map(({ start, end }) => setLine(paragraph, start, end, look))
      })
    },
    /** Draws a line from this corner, in the colour that the document has. */
    draw(line: SetLine, left: number, top: number, { size }: Look): void {
      const page = doc.page as unknown as { height: number; fonts: Record<string, unknown> }
      doc.save().transform(1, 0, 0, -1, 0, page.height)
      for (const part of line.parts) {
        page.fonts[part.font.id] = part.font.reference
        const [x, y] = [left + part.left, page.height - top - line.ascent]
        doc.addContent(
          `BT\n/${part.font.id} ${decimal(size)} Tf\n1 0 0 1 ${decimal(x)} ${decimal(y)} Tm\n${textOf(part)}\nET`,
        )
        const scale = size / part.font.file.face.upem
        for (const shape of part.shapes) {
          const corner = `${decimal(x + (shape.right * size) / 1000)} ${decimal(y + (shape.up * size) / 1000)}`
          doc.addContent(`q\n${scale} 0 0 ${scale} ${corner} cm\n${outlineOf(part.font, shape)}\nf\nQ`)
        }
      }
      doc.restore()
    },
    /** From a line's top to where its letters stand, if all are of our own face. */
    ascentOf({ face, size }: Look): number {
      const { font, file } = embeddedFont(own[face], face)
      return (font.hExtents().ascender * size) / file.face.upem
    },
    writeFonts: () => writeFonts(pdf, embedded.values()),
  }
}

/**
 * Neighbours of one font that run from right to left, with their digits, become one part from left to right: readers of PDFs turn
 * such a text round as a whole.
 */
function joined(parts: (Part & { level: number })[]): Part[] {
  const groups: (Part & { level: number })[][] = []
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1)
    if (last && last.font === part.font && last.level > 0 && part.level > 0) groups.at(-1)!.push(part)
    else groups.push([part])
  }
  return groups.map((group) => {
    const [first, ...others] = group.sort((one, other) => one.left - other.left)
    const shapes = others.flatMap(({ shapes, left }) =>
      shapes.map((shape) => ({ ...shape, right: shape.right + left - first!.left })),
    )
    return {
      font: first!.font,
      left: first!.left,
      width: group.reduce((sum, { width }) => sum + width, 0),
      glyphs: group.flatMap(({ glyphs }) => glyphs),
      shapes: [...first!.shapes, ...shapes],
    }
  })
}

/**
 * The shaped glyphs. What is read as one letter is copied as one: its first glyph stands for all of it and is as wide as all of it,
 * and the others are drawn as outlines. So text that is copied is what was typed, wherever the marks stand.
 */
function glyphsOf(
  buffer: Shaping,
  font: EmbeddedFont,
  text: string,
  isRightToLeft: boolean,
): Pick<Part, 'glyphs' | 'shapes' | 'width'> {
  const scale = 1000 / font.file.face.upem
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => ({
    advance: xAdvance * scale,
    right: xOffset * scale,
    up: yOffset * scale,
  }))
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  // A joiner between two letters that run from right to left is copied with the one before it.
  const joined = (start: number) => start + (isRightToLeft ? /^\p{Cf}*/u.exec(text.slice(start))![0].length : 0)
  const bounds = [starts[0]!, ...starts.slice(1).map(joined), text.length]
  const typedAt = new Map(starts.map((start, at) => [start, text.slice(bounds[at], bounds[at + 1])]))
  const [glyphs, shapes]: [Glyph[], Shape[]] = [[], []]
  let pen = 0
  for (let from = 0, to = 0; from < infos.length; from = to) {
    const start = infos[from]!.cluster
    while (infos[to]?.cluster === start) to++
    const typed = typedAt.get(start)!
    const { right, up } = positions[from]!
    const stands = Math.abs(right) < 1 && up === 0
    let advance = 0
    for (let at = from; at < to; at++) {
      const { right, up } = positions[at]!
      if (at > from || !stands) shapes.push({ glyph: infos[at]!.codepoint, right: pen + advance + right, up })
      advance += positions[at]!.advance
    }
    const first = stands ? infos[from]!.codepoint : font.blank
    const [letter = '', ...marks] = lettersOf(typed, isRightToLeft)
    const bearer = { code: font.codeOf(first, letter, advance), advance }
    const others = marks.map((mark) => ({ code: font.codeOf(font.blank, mark, 0), advance: 0 }))
    glyphs.push(...(isRightToLeft ? [...others.reverse(), bearer] : [bearer, ...others]))
    pen += advance
  }
  return { glyphs, shapes, width: pen }
}

/**
 * The letters of what is read as one: the first apart, because a mark in one with it takes its width away. Where letters are turned
 * round they are turned one by one. Joiners go with a letter, because alone not all readers copy them.
 */
function lettersOf(typed: string, isRightToLeft: boolean): string[] {
  if (isRightToLeft)
    return (typed.match(/^\p{Cf}+$|[^\p{Cf}]\p{Cf}*/gu) ?? [typed]).map((part) => [...part].reverse().join(''))
  const [, first = typed, rest = '', joiners = ''] = /^(\p{Cf}*[^\p{Cf}])(.*?)(\p{Cf}*)$/su.exec(typed) ?? []
  return [first, rest, joiners].filter(Boolean)
}

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000)

/** The text as a PDF has it, each glyph moved from where the one before it ended to where it belongs. */
function textOf({ glyphs, font }: Part): string {
  const shown: string[] = []
  let [pen, wanted] = [0, 0]
  for (const { code, advance } of glyphs) {
    const move = Math.round(wanted - pen)
    if (move !== 0) shown.push(String(-move))
    pen += move + font.codes[code]!.width
    shown.push(`<${codeHex(code)}>`)
    wanted += advance
  }
  return `[${shown.join(' ')}] TJ`
}

/** SVG's path, which HarfBuzz gives, in a PDF's words. */
function outlineOf({ font }: EmbeddedFont, { glyph }: Shape): string {
  let [x, y] = [0, 0]
  return [...font.glyphToPath(glyph).matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command, numbers = '']) => {
      const points = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
      if (command === 'Z') return 'h'
      const from = [x, y] as const
      ;[x, y] = points.slice(-2) as [number, number]
      if (command === 'M') return `${x} ${y} m`
      if (command === 'L') return `${x} ${y} l`
      if (command === 'C') return `${points.join(' ')} c`
      const [qx, qy] = points as [number, number]
      const towards = (begin: number, control: number) => decimal(begin + (2 / 3) * (control - begin))
      return `${towards(from[0], qx)} ${towards(from[1], qy)} ${towards(x, qx)} ${towards(y, qy)} ${x} ${y} c`
    })
    .join('\n')
}
