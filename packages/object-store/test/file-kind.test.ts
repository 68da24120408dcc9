import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileKindOf, kindNamedBy, requireReadablePdf } from '../src/index.ts'
import { zipOf } from './zip-of.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-kinds-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function kindOf(content: Buffer | string) {
  const file = path.join(folder, 'file')
  await writeFile(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  return fileKindOf(file)
}

/** A zip of empty files. */
const emptyZip = (...names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, ''])))

const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
    Buffer.alloc(64 * 1024 - 20), // the name lies across two chunks of reading
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

describe('the kind of a file', () => {
  it.each([
    ['pdf', '%PDF-1.7\n'],
    ['pdf', `\r\nFrom: a mail program\r\n${'x'.repeat(900)}%PDF-1.4\n`],
    ['pdf', `${'\n'.repeat(1_024)}%PDF-1.4\n`],
    [null, `${'\n'.repeat(1_025)}%PDF-1.4\n`],
    [null, `PK\x03\x04${'x'.repeat(40)}%PDF-1.4\n`],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['ppt', compound('PowerPoint Document')],
    ['pptx', emptyZip('[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml')],
    ['key', emptyZip('preview.jpg', 'Index/Document.iwa', 'Metadata/Properties.plist')],
    ['key', emptyZip('Index.zip', 'buildVersionHistory.plist')],
    ['key', emptyZip('index.apxl', 'thumbs/st0.jpg')],
    [null, compound('WordDocument')],
    ['docx', emptyZip('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
    ['pptx', emptyZip('[Content_Types].xml', 'ppt/presentation.xml', 'word/document.xml')],
    [null, emptyZip('word/document.xml')],
    [null, emptyZip('[Content_Types].xml', 'xl/workbook.xml')],
    [null, emptyZip('holiday.jpg')],
    [null, emptyZip('[Content_Types].xml', 'ppt/presentation.xml').subarray(0, -30)],
    [null, emptyZip('[Content_Types].xml', 'ppt/presentation.xml', '../../etc/cron.d/x')],
    [null, emptyZip(...Array.from({ length: 10_000 }, (_, at) => `ppt/${at}.xml`), '[Content_Types].xml')],
    [null, emptyZip(...Array.from({ length: 3_000 }, (_, at) => `ppt/${at}.xml`), '[Content_Types].xml')],
    ['pptx', emptyZip(...Array.from({ length: 2_000 }, (_, at) => `ppt/${at}.xml`), '[Content_Types].xml')],
    [null, 'PK\x03\x04'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [null, 'GIF89a'],
    [null, 'RIFF\x24\0\0\0WAVEfmt '],
    [null, ''],
  ])('is %s by its content', async (kind, content) => expect(await kindOf(content)).toBe(kind))

  const refusalOf = async (content: Buffer | string) => {
    const file = path.join(folder, 'pdf')
    await writeFile(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
    return requireReadablePdf(file).then(
      () => null,
      ({ status, code }: { status: number; code: string }) => [status, code],
    )
  }
  const body = 'x'.repeat(200_000)
  it.each([
    ['%PDF-1.7\nA deed.\n%%EOF\n', null],
    ['%PDF-1.7\nA deed.\n%%EOF', null],
    [`From: mail\n%PDF-1.7\n${body}\nstartxref\n9\n%%EOF\r\n\r\n`, null],
    [`%PDF-1.7\n${body}\n%%EOF${'\0'.repeat(9_000)}`, null],
    [`%PDF-1.7\nA deed.\n%%EOF${'\0'.repeat(300_000)}`, null],
    [`%PDF-1.7${'\0'.repeat(300_000)}`, [415, 'EMPTY_FILE']],
    [`%PDF-1.7\n${body}\n%%EOF\nA line that a mail program has added.`, null],
    [`%PDF-1.7\n(How to /Encrypt a file, and /EncryptMetadata false)\n${body}\n%%EOF`, null],
    [`%PDF-1.7\n%%EOF\n${body}`, [415, 'TRUNCATED_PDF']],
    [`%PDF-1.7\n${body}`, [415, 'TRUNCATED_PDF']],
    [`%PDF-1.7\n${body}\n%%EO`, [415, 'TRUNCATED_PDF']],
    [`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\n%%EOF`, [415, 'ENCRYPTED_PDF']],
    [`%PDF-1.7\n${body}\ntrailer<</Encrypt<</Filter/Standard>>>>\n%%EOF`, [415, 'ENCRYPTED_PDF']],
    [`%PDF-1.7\n${'x'.repeat(65_536 - 15)}/Encrypt\n 7 0 R ${body}\n%%EOF`, [415, 'ENCRYPTED_PDF']],
    ['%PDF-1.7\n', [415, 'EMPTY_FILE']],
    ['%PDF-1.7\n%%EOF\n', [415, 'EMPTY_FILE']],
    ['%PDF-', [415, 'EMPTY_FILE']],
    ['\n\n%PDF-1.4   \n\n', [415, 'EMPTY_FILE']],
  ])('is a PDF that people can open, or the reason is said (%#)', async (content, refusal) =>
    expect(await refusalOf(content)).toEqual(refusal),
  )

  it.each([
    ['pdf', 'Deed.PDF'],
    ['jpeg', 'scan.jpg'],
    ['jpeg', 'scan.jpeg'],
    ['key', 'pitch.v2.key'],
    [null, 'pdf'],
    ['docx', 'Term sheet.DOCX'],
    [null, 'Term sheet.docm'],
    [null, 'deed.pdf.exe'],
    [null, 'a.constructor'],
    [null, ''],
  ])('is %s by the name %j', (kind, name) => expect(kindNamedBy(name)).toBe(kind))
})
