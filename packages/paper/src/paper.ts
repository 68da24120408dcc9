import { type Face, fontFiles } from './fonts.ts'
import { type Column, cellsOf, LINE_GAP, type Line, overColumn } from './table.ts'

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

/** A page is drawn in the order of its letters: what turns the direction round elsewhere would only be an empty box here. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const drawable = (said: string) => said.replace(directions, '')

type Tag = 'H1' | 'H2' | 'P'
const tones = { ink: INK, quiet: QUIET, accent: ACCENT }

export type Paper = Awaited<ReturnType<typeof openPaper>>

/** An A4 document with tags for screen readers, to be written from top to bottom. */
export async function openPaper({ title, subject, at }: { title: string; subject: string; at: Date }) {
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
  const finished = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
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

  const paper = {
    /** Goes on on the next page when less than this is left of this one. */
    keep(height: number) {
      if (doc.y + height > doc.page.height - BOTTOM) doc.addPage()
    },
    /** Leaves so many points free. */
    gap(height: number) {
      doc.y += height
    },
    text(tag: Tag, said: string, style: Style = {}) {
      const words = drawable(said)
      const indent = (style.steps ?? (style.number === undefined ? 0 : 1)) * INDENT
      const { left, width } = place
      const options = { width: width - indent, lineGap: LINE_GAP, characterSpacing: style.spacing ?? 0 }
      set(style)
      paper.keep(Math.min(doc.heightOfString(words, options), 3 * doc.currentLineHeight(true)))
      const top = doc.y
      const draw = () => {
        if (style.number) set(style).text(style.number, left, top, { lineBreak: false })
        set(style).text(words, left + indent, top, options)
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
    /** Lines under their headings, which a screen reader says with each cell. */
    table(columns: readonly Column[], lines: readonly Line[]) {
      const table = doc.struct('Table')
      root.add(table)
      const write = (tag: 'TH' | 'TD', line: readonly string[], look: Style) => {
        set(look)
        const cells = cellsOf(columns, line.map(drawable), place)
        const height = Math.max(...cells.map(({ words, options }) => doc.heightOfString(words, options)))
        paper.keep(height + 2 * ROW)
        const top = doc.y
        const drawn = cells.map(({ words, left, options }) =>
          doc.struct(tag, tag === 'TH' ? overColumn : {}, () => void doc.text(words, left, top, options)),
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
    /** Puts a line and the page's number at the foot of every page, and returns the whole. */
    async finish(foot: string): Promise<Buffer> {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        doc.markContent('Artifact', { type: 'Pagination' })
        const line = { lineBreak: false, width, height: 12, ellipsis: true }
        const y = doc.page.height - FOOT_FROM_BOTTOM
        set({ size: 8.5, tone: 'quiet' }).text(drawable(foot), EDGE, y, { ...line, width: width - 80 })
        doc.text(`Page ${page + 1} of ${count}`, EDGE, y, { ...line, align: 'right' })
        doc.endMarkedContent()
      }
      doc.end()
      await finished
      return Buffer.concat(chunks)
    },
  }
  return paper
}
