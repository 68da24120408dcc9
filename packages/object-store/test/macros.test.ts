import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { carriesMacros, type FileKind } from '../src/index.ts'
import { zipOf } from './zip-of.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-macros-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function found(kind: FileKind, content: Buffer) {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  return carriesMacros(file, kind)
}

const typesOf = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/ppt/a.bin" ContentType="${type}"/></Types>`
const plain = typesOf('application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml')
const typesLists = ['Types', 'types', 'TYPES'].map((name) => [
  `[Content_${name}].xml`,
  Buffer.alloc(2 * 1024 ** 2, ' '),
])
const presentation = (types: string | Buffer, ...more: string[]) =>
  zipOf({
    '[Content_Types].xml': types,
    'ppt/presentation.xml': '',
    ...Object.fromEntries(more.map((name) => [name, ''])),
  })

describe('the macros of a presentation', () => {
  it.each([
    ['are none', false, presentation(plain)],
    ['are none in what only speaks of them', false, presentation(plain, 'ppt/media/macro.png')],
    ['stand in a part of their own', true, presentation(plain, 'ppt/vbaProject.bin')],
    ['stand there in other letters', true, presentation(plain, 'PPT/VBAPROJECT.BIN')],
    ['stand in a document inside', true, presentation(plain, 'ppt/embeddings/sheet.xlsm')],
    [
      'are what a part of another name is',
      true,
      presentation(typesOf('application/vnd.ms-office.vbaProject'), 'ppt/a.bin'),
    ],
    [
      'are what the package says it may have',
      true,
      presentation(typesOf('application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml')),
    ],
    [
      'may be said in UTF-16',
      true,
      presentation(Buffer.from(typesOf('application/vnd.ms-office.vbaProject'), 'utf16le')),
    ],
    ['may be hidden in more than anybody reads', true, presentation(Buffer.alloc(5 * 1024 ** 2, ' '))],
    ['may be hidden in lists that are more together', true, zipOf(Object.fromEntries(typesLists))],
  ])('%s', async (_how, expected, content) => expect(await found('pptx', content)).toBe(expected))

  it.each([
    ['has none', false, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', []],
    ['has some in a part of its own', true, 'application/xml', ['word/vbaProject.bin']],
    ['has some as a .docm that was renamed', true, 'application/vnd.ms-word.document.macroEnabled.main+xml', []],
    ['has some in a document inside', true, 'application/xml', ['word/embeddings/inner.docm']],
  ])('a Word document %s', async (_how, expected, type, more: string[]) => {
    const parts = Object.fromEntries(['word/document.xml', ...more].map((name) => [name, '']))
    expect(await found('docx', zipOf({ '[Content_Types].xml': typesOf(type), ...parts }))).toBe(expected)
  })

  const record = (says: number) => {
    const bytes = Buffer.from('1f00ff0314000000020000040c000000' + '07000000' + '00000000' + '02000000', 'hex')
    bytes.writeUInt32LE(says, 20)
    return Buffer.concat([Buffer.alloc(64 * 1024 - 18), bytes, Buffer.alloc(512)]) // across two chunks of reading
  }
  it.each([
    ['are none where the record says so', false, record(0)],
    ['are some where the record says so', true, record(1)],
    ['are a storage of that name', true, Buffer.from('_VBA_PROJECT_CUR', 'utf16le')],
    ['are none', false, Buffer.from('PowerPoint Document', 'utf16le')],
  ])('of the old kind %s', async (_how, expected, content) => expect(await found('ppt', content)).toBe(expected))

  it('are not looked for in what cannot have any', async () =>
    expect(await found('pdf', Buffer.from('_VBA_PROJECT', 'utf16le'))).toBe(false))
})
