import type { Font } from 'harfbuzzjs'
import { cutFont, openSubsetter } from './cut-font.ts'
import type { FontFile } from './font-files.ts'

/** A glyph with the letters that it stands for: the same glyph may stand for others elsewhere. */
interface Code {
  glyph: number
  letters: string
  width: number
}

/** What we use of pdfkit's document to add a font of our own. */
interface PdfReference {
  data: Record<string, unknown>
  end(content?: Buffer | string): void
}
export interface PdfDocument {
  ref(data?: object): PdfReference
}

/** A font that is written into the document at its end, with the glyphs that were drawn until then. */
export interface EmbeddedFont {
  id: string
  file: FontFile
  font: Font
  weight: number
  reference: PdfReference
  codes: Code[]
  /** A glyph that leaves no ink. */
  blank: number
  /** `advance` in thousandths: how far the pen goes on after it. */
  codeOf(glyph: number, letters: string, advance: number): number
}

export function embedFont(doc: PdfDocument, id: string, file: FontFile, font: Font, weight: number): EmbeddedFont {
  const codes: Code[] = [{ glyph: 0, letters: '\ufffd', width: 0 }]
  const known = new Map<string, number>()
  const codeOf = (glyph: number, letters: string, advance: number): number => {
    const width = Math.round(advance)
    const key = `${glyph} ${width} ${letters}`
    const code = known.get(key) ?? codes.length
    if (code === codes.length) {
      codes.push({ glyph, letters, width })
      known.set(key, code)
    }
    return code
  }
  const blank = font.nominalGlyph(0x20) ?? 0
  return { id, file, font, weight, reference: doc.ref(), codes, blank, codeOf }
}

/** Writes the fonts that a document was drawn with. */
export function writeFonts(doc: PdfDocument, fonts: Iterable<EmbeddedFont>): void {
  const subsetter = openSubsetter()
  for (const font of fonts) {
    const { file, codes, weight } = font
    const glyphs = new Set(codes.map(({ glyph }) => glyph))
    writeFont(doc, font, cutFont(subsetter, file.content, glyphs, weight))
  }
}

function writeFont(doc: PdfDocument, { id, file, font, reference, codes }: EmbeddedFont, content: Buffer): void {
  const scale = 1000 / file.face.upem
  const name = `${tagOf(id)}+Noto`
  const stream = (data: object, body: Buffer | string) => {
    const made = doc.ref(data)
    made.end(body)
    return made
  }
  const { ascender, descender } = font.hExtents()
  const descriptor = finished(doc, {
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-1000, Math.round(descender * scale), 3000, Math.round(ascender * scale)],
    ItalicAngle: 0,
    Ascent: Math.round(ascender * scale),
    Descent: Math.round(descender * scale),
    CapHeight: 714,
    StemV: 80,
    FontFile2: stream({ Length1: content.length }, content),
  })
  const glyphs = Buffer.alloc(2 * codes.length)
  for (const [code, { glyph }] of codes.entries()) glyphs.writeUInt16BE(glyph, 2 * code)
  const descendant = finished(doc, {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, codes.map(({ width }) => width)],
    CIDToGIDMap: stream({}, glyphs),
  })
  reference.data = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: stream({}, toUnicode(codes)),
  }
  reference.end()
}

const finished = (doc: PdfDocument, data: object): PdfReference => {
  const made = doc.ref(data)
  made.end()
  return made
}

/** Six capitals, another for each font of a document: `N1` is `AAAAAB`. */
const tagOf = (id: string): string =>
  Number(id.slice(1))
    .toString(26)
    .padStart(6, '0')
    .replace(/./g, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)))

export const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')
export const codeHex = (code: number): string => code.toString(16).padStart(4, '0')

/** Which letters are copied for which code. */
function toUnicode(codes: readonly Code[]): string {
  const lines = codes.map(({ letters }, code) => `<${codeHex(code)}> <${hexOf(letters)}>`).slice(1)
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_none, at) => {
    const block = lines.slice(100 * at, 100 * (at + 1))
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
