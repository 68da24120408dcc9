import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileKindOf, kindNamedBy } from '../src/index.ts'

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
function zipOf(...names: string[]): Buffer {
  const local = names.map((name) => {
    const header = Buffer.alloc(30)
    header.write('PK\x03\x04', 'latin1')
    header.writeUInt16LE(Buffer.byteLength(name), 26)
    return Buffer.concat([header, Buffer.from(name)])
  })
  const directory = names.map((name) => {
    const header = Buffer.alloc(46)
    header.write('PK\x01\x02', 'latin1')
    header.writeUInt16LE(Buffer.byteLength(name), 28)
    return Buffer.concat([header, Buffer.from(name)])
  })
  const [files, entries] = [Buffer.concat(local), Buffer.concat(directory)]
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(files.length, 16)
  return Buffer.concat([files, entries, end])
}

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
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['ppt', compound('PowerPoint Document')],
    ['pptx', zipOf('[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml')],
    ['key', zipOf('preview.jpg', 'Index/Document.iwa', 'Metadata/Properties.plist')],
    ['key', zipOf('Index.zip', 'buildVersionHistory.plist')],
    ['key', zipOf('index.apxl', 'thumbs/st0.jpg')],
    [null, compound('WordDocument')],
    [null, zipOf('[Content_Types].xml', 'word/document.xml')],
    [null, zipOf('holiday.jpg')],
    [null, zipOf('[Content_Types].xml', 'ppt/presentation.xml').subarray(0, -30)],
    [null, zipOf('[Content_Types].xml', 'ppt/presentation.xml', '../../etc/cron.d/x')],
    [null, zipOf(...Array.from({ length: 10_000 }, (_, at) => `ppt/${at}.xml`), '[Content_Types].xml')],
    [null, 'PK\x03\x04'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [null, 'GIF89a'],
    [null, 'RIFF\x24\0\0\0WAVEfmt '],
    [null, ''],
  ])('is %s by its content', async (kind, content) => expect(await kindOf(content)).toBe(kind))

  it.each([
    ['pdf', 'Deed.PDF'],
    ['jpeg', 'scan.jpg'],
    ['jpeg', 'scan.jpeg'],
    ['key', 'pitch.v2.key'],
    [null, 'pdf'],
    [null, 'deed.pdf.exe'],
    [null, 'a.constructor'],
    [null, ''],
  ])('is %s by the name %j', (kind, name) => expect(kindNamedBy(name)).toBe(kind))
})
