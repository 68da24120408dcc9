import { isSerifLetter } from '@storyright/contracts/drawable'
import { type Face, fontFiles } from './fonts.ts'
import { type Column, cellsOf, LINE_GAP, type Line, overColumn } from './table.ts'
import { openTypesetter, type SetLine, type Typesetter } from './typesetting/typesetter.ts'

const EDGE = 72
const BOTTOM = 84
const FOOT_FROM_BOTTOM = 48
const INDENT = 34
const GUTTER = 24
const ROW = 7
const INK = '#1f1a17'
const QUIET = '#6b625b'
const ACCENT = '#6e1f2b'

export interface Style {
  face?: Face
  size?: number
  /** Points below. */
  after?: number
  tone?: 'ink' | 'quiet' | 'accent'
  /** Stands in the margin column, before the indented text. */
  number?: string
  /** How far the text is indented; one step with a number. */
  steps?: number
  spacing?: number
}

/** In letters that run one way, what turns the direction round elsewhere would only be an empty box. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const withoutDirections = (text: string) => text.replace(directions, '')

/** Letters that our own face has, one after the other, are drawn by pdfkit alone. */
const isPlain = (text: string): boolean =>
  [...withoutDirections(text)].every((letter) => letter === '\n' || isSerifLetter(letter.codePointAt(0)!))

type Tag = 'H1' | 'H2' | 'P'
const tones = { ink: INK, quiet: QUIET, accent: ACCENT }

/** What a document is called, and what stands at the foot of each of its pages. */
interface About {
  title: string
  subject: string
  at: Date
  foot: string
}

export type Paper = ReturnType<typeof paperOn>

/**
 * An A4 document with tags for screen readers, written from top to bottom. `write` is called twice: first its words are heard, so
 * that the fonts for letters which our own face does not have can be opened, and then it is drawn.
 */
export async function drawPaper(about: About, write: (paper: Paper) => void): Promise<Buffer> {
  const words = [about.foot]
  write(listeningTo(words))
  const foreign = words.filter((text) => !isPlain(text))
  const { doc, finished } = await openDocument(about)
  const typesetter = foreign.length > 0 ? await openTypesetter(doc, foreign) : null
  const paper = paperOn(doc, typesetter, about)
  write(paper)
  paper.finish()
  return finished
}

/** Draws nothing, and keeps the text. */
function listeningTo(words: string[]): Paper {
  const nothing = () => undefined
  return {
    keep: nothing,
    gap: nothing,
    rule: nothing,
    nextPage: nothing,
    attach: nothing,
    finish: nothing,
    text: (_tag, text, style) => void words.push(text, style?.number ?? ''),
    beside: (...columns) => {
      for (const column of columns) column()
    },
    table: (columns, lines) =>
      void words.push(...columns.map(({ heading }) => heading), ...lines.flatMap(({ cells }) => cells)),
  }
}

async function openDocument({ title, subject, at }: About) {
  // Loaded with the first document: most of the time none is read, and the library is large.
  const { default: PDFDocument } = await import('pdfkit')
  const fonts = fontFiles()
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: EDGE, bottom: BOTTOM, left: EDGE, right: EDGE },
    font: fonts.regular,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Subject: subject, Creator: 'Storyright', CreationDate: at, ModDate: at },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve, reject) =>
    doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject),
  )
  return { doc, finished }
}

function paperOn(doc: PDFKit.PDFDocument, typesetter: Typesetter | null, { at, foot }: About) {
  const fonts = fontFiles()
  const root = doc.struct('Document')
  doc.addStructure(root)

  const width = doc.page.width - 2 * EDGE
  /** Where text goes: the whole width, or a column of it. */
  let place = { left: EDGE, width }
  const within = (narrower: typeof place, write: () => void) => {
    const whole = place
    place = narrower
    write()
    place = whole
  }
  const set = ({ face = 'regular', size = 10.5, tone = 'ink' }: Style) =>
    doc.font(fonts[face]).fontSize(size).fillColor(tones[tone])

  /** A text in its place: how high it is, and how it is drawn. */
  const block = (text: string, style: Style, options: TextOptions) => {
    if (!typesetter || isPlain(text)) {
      const words = withoutDirections(text)
      set(style)
      return {
        height: doc.heightOfString(words, options),
        draw: (left: number, top: number) => void set(style).text(words, left, top, options),
        /** How much further down its first line stands than one of our own face. */
        drop: 0,
      }
    }
    const look = { face: style.face ?? 'regular', size: style.size ?? 10.5 }
    const lines = typesetter.linesOf(text, options.width, look)
    const heightOf = (line: SetLine) => line.height + options.lineGap
    const draw = (left: number, top: number) => {
      set(style)
      doc.y = top
      for (const line of lines) {
        if (doc.y + line.height > doc.page.height - BOTTOM) {
          doc.continueOnNewPage()
          set(style)
        }
        const indent = options.align === 'right' ? options.width - line.width : 0
        typesetter.draw(line, left + indent, doc.y, look)
        doc.y += heightOf(line)
      }
    }
    const drop = lines[0]!.ascent - typesetter.ascentOf(look)
    return { height: lines.reduce((sum, line) => sum + heightOf(line), 0), draw, drop }
  }

  const paper = {
    /** Goes on on the next page when less than this is left of this one. */
    keep(height: number) {
      if (doc.y + height > doc.page.height - BOTTOM) doc.addPage()
    },
    /** Leaves so many points free. */
    gap(height: number) {
      doc.y += height
    },
    text(tag: Tag, text: string, style: Style = {}) {
      const indent = (style.steps ?? (style.number === undefined ? 0 : 1)) * INDENT
      const { left, width } = place
      const options = { width: width - indent, lineGap: LINE_GAP, characterSpacing: style.spacing ?? 0 }
      const words = block(text, style, options)
      set(style)
      paper.keep(Math.min(words.height, 3 * doc.currentLineHeight(true)))
      const top = doc.y
      const draw = () => {
        if (style.number) set(style).text(style.number, left, top + words.drop, { lineBreak: false })
        words.draw(left + indent, top)
      }
      root.add(doc.struct(tag, {}, draw))
      doc.y += style.after ?? 6
    },
    rule(after = 12) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(place.left, doc.y)
        .lineTo(place.left + place.width, doc.y)
        .lineWidth(0.5)
        .strokeColor(QUIET)
        .stroke()
      doc.endMarkedContent()
      doc.y += after
    },
    /** Writes each into a column of its own, all from the same height. */
    beside(...columns: (() => void)[]) {
      const top = doc.y
      const share = (place.width - GUTTER * (columns.length - 1)) / columns.length
      const bottoms = columns.map((write, index) => {
        doc.y = top
        within({ left: place.left + index * (share + GUTTER), width: share }, write)
        return doc.y
      })
      doc.y = Math.max(...bottoms)
    },
    /** Lines under their headings, which a screen reader reads with each cell. */
    table(columns: readonly Column[], lines: readonly Line[]) {
      const table = doc.struct('Table')
      root.add(table)
      const write = (tag: 'TH' | 'TD', line: readonly string[], look: Style) => {
        const cells = cellsOf(columns, line, place).map(({ words, left, options }) => ({
          left,
          words: block(words, look, options),
        }))
        const height = Math.max(...cells.map(({ words }) => words.height))
        paper.keep(height + 2 * ROW)
        const top = doc.y
        const drawn = cells.map(({ words, left }) =>
          doc.struct(tag, tag === 'TH' ? overColumn : {}, () => words.draw(left, top)),
        )
        table.add(doc.struct('TR', {}, drawn))
        doc.y = top + height + ROW
        paper.rule(ROW)
      }
      const headings = columns.map(({ heading }) => heading)
      write('TH', headings, { size: 8.5, tone: 'quiet' })
      for (const { cells, face } of lines) write('TD', cells, { face })
      table.end()
    },
    nextPage: () => void doc.addPage(),
    attach: (name: string, content: string | Buffer, description: string) =>
      void doc.file(Buffer.from(content), {
        name,
        type: typeof content === 'string' ? 'text/plain' : 'application/pdf',
        description,
        creationDate: at,
        modifiedDate: at,
      }),
    /** Puts a line and the page's number at the foot of every page. */
    finish() {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      const quiet = { size: 8.5, tone: 'quiet' } as const
      const footLine = typesetter && !isPlain(foot) ? oneLine(typesetter, foot, width - 80, quiet.size) : null
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        doc.markContent('Artifact', { type: 'Pagination' })
        const line = { lineBreak: false, width, height: 12, ellipsis: true }
        const y = doc.page.height - FOOT_FROM_BOTTOM
        set(quiet)
        if (footLine) typesetter!.draw(footLine, EDGE, y, { face: 'regular', size: quiet.size })
        else doc.text(withoutDirections(foot), EDGE, y, { ...line, width: width - 80 })
        doc.text(`Page ${page + 1} of ${count}`, EDGE, y, { ...line, align: 'right' })
        doc.endMarkedContent()
      }
      typesetter?.writeFonts()
      doc.end()
    },
  }
  return paper
}

interface TextOptions {
  width: number
  lineGap: number
  align?: 'left' | 'right'
  characterSpacing?: number
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** No line at the foot holds more letters. */
const FOOT_LETTERS = 240

/** As much of a text as one line holds, with an ellipsis where that is not all. */
function oneLine(typesetter: Typesetter, text: string, width: number, size: number): SetLine {
  const look = { face: 'regular', size } as const
  const letters = [...clusters.segment(text)].slice(0, FOOT_LETTERS).map(({ segment }) => segment)
  const cutTo = (count: number) => typesetter.linesOf(`${letters.slice(0, count).join('').trimEnd()}…`, width, look)
  const whole = typesetter.linesOf(text.slice(0, letters.join('').length), width, look)
  if (whole.length === 1 && letters.join('') === text) return whole[0]!
  let [fits, tooMany] = [0, letters.length + 1]
  while (tooMany - fits > 1) {
    const count = (fits + tooMany) >> 1
    if (cutTo(count).length === 1) fits = count
    else tooMany = count
  }
  return cutTo(fits)[0]!
}
