import { type Face, fontFiles } from './fonts.ts'

const EDGE = 72
const BOTTOM = 84
const FOOT_FROM_BOTTOM = 48
const INDENT = 34
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
  const set = ({ face = 'regular', size = 10.5, tone = 'ink' }: Style) =>
    doc.font(fonts[face]).fontSize(size).fillColor(tones[tone])

  const paper = {
    /** Goes on on the next page when less than this is left of this one. */
    keep(height: number) {
      if (doc.y + height > doc.page.height - BOTTOM) doc.addPage()
    },
    text(tag: Tag, said: string, style: Style = {}) {
      const words = said.replace(directions, '')
      const indent = (style.steps ?? (style.number === undefined ? 0 : 1)) * INDENT
      const options = { width: width - indent, lineGap: 2.5, characterSpacing: style.spacing ?? 0 }
      set(style)
      paper.keep(Math.min(doc.heightOfString(words, options), 3 * doc.currentLineHeight(true)))
      const top = doc.y
      const draw = () => {
        if (style.number) set(style).text(style.number, EDGE, top, { lineBreak: false })
        set(style).text(words, EDGE + indent, top, options)
      }
      root.add(doc.struct(tag, {}, draw))
      doc.y += style.after ?? 6
    },
    rule(after = 12) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(EDGE, doc.y)
        .lineTo(EDGE + width, doc.y)
        .lineWidth(0.5)
        .strokeColor(QUIET)
        .stroke()
      doc.endMarkedContent()
      doc.y += after
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
        set({ size: 8.5, tone: 'quiet' }).text(foot.replace(directions, ''), EDGE, y, { ...line, width: width - 80 })
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
