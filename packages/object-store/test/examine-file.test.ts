import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EXAMINING } from '../src/examine-file.ts'
import { contentTypes, examineFile, type FileKind } from '../src/index.ts'
import { zipOf } from './zip-of.ts'

jest.setTimeout(60_000) // a process takes its time to begin on a busy machine

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-examine-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const kinds = Object.keys(contentTypes) as FileKind[]
const nothing = { ...EXAMINING, processorSeconds: 0, wallSeconds: 0 }

async function examine(name: string, content: Buffer | string, { taken = kinds, limits = EXAMINING } = {}) {
  const file = path.join(folder, 'file')
  await writeFile(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  return examineFile({ path: file, name }, taken, limits).catch(({ status, code }) => [status, code])
}

const named = (names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, ''])))
const presentation = (...more: string[]) => named(['[Content_Types].xml', 'ppt/presentation.xml', ...more])
const many = (count: number) => Array.from({ length: count }, (_, at) => `ppt/${at}.xml`)
const old = Buffer.concat([
  Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
  Buffer.from('PowerPoint Document', 'utf16le'),
])
const large = 'x'.repeat(1_100_000)

describe('examining an uploaded document', () => {
  it.each([
    ['deck.pptx', presentation(), { kind: 'pptx', hasMacros: false }],
    ['deck.pptx', presentation(...many(2_500)), { kind: 'pptx', hasMacros: false }],
    ['deck.pptx', presentation('ppt/vbaProject.bin'), { kind: 'pptx', hasMacros: true }],
    ['deck.key', named(['Index/Document.iwa']), { kind: 'key', hasMacros: false }],
    ['deck.ppt', old, { kind: 'ppt', hasMacros: false }],
    ['deck.pptx', named(['[Content_Types].xml', 'word/document.xml']), null],
    ['deal.docx', named(['[Content_Types].xml', 'word/document.xml']), { kind: 'docx', hasMacros: false }],
    [
      'deal.docx',
      named(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
      { kind: 'docx', hasMacros: true },
    ],
    ['deal.docx', presentation(), null],
    ['deck.key', presentation(), null],
    ['deck.pptx', presentation().subarray(0, -30), null],
    ['deed.pdf', '%PDF-1.7\nA deed.\n%%EOF', { kind: 'pdf', hasMacros: false }],
    ['deed.pdf', `%PDF-1.7\n${large}\n%%EOF`, { kind: 'pdf', hasMacros: false }],
    ['deed.pdf', '%PDF-1.7\ntrailer<</Encrypt 5 0 R>>\n%%EOF', [415, 'ENCRYPTED_PDF']],
    ['deed.pdf', `%PDF-1.7\n${large}trailer<</Encrypt 5 0 R>>\n%%EOF`, [415, 'ENCRYPTED_PDF']],
    ['deed.pdf', `%PDF-1.7\n${large}`, [415, 'TRUNCATED_PDF']],
    ['deed.pdf', '%PDF-1.7\n', [415, 'EMPTY_FILE']],
    ['scan.JPG', '\xff\xd8\xff\xe0\0\x10JFIF', { kind: 'jpeg', hasMacros: false }],
  ])('finds what %s is, or says why it is not taken (%#)', async (name, content, found) =>
    expect(await examine(name, content)).toEqual(found),
  )

  it.each([
    ['more names than a presentation has', 'deck.pptx', presentation(...many(20_000)), [415, 'TOO_MANY_PARTS']],
    ['as many in the other kind', 'deck.key', named(many(3_001)), [415, 'TOO_MANY_PARTS']],
    ['another kind than its name says', 'deed.pdf', presentation(), null],
    ['an unknown ending', 'deed.exe', presentation(), null],
    ['a picture that is a zip', 'scan.png', presentation(...many(20_000)), null],
  ])('judges %s before anything is read', async (_what, name, content, found) =>
    expect(await examine(name, content, { limits: nothing })).toEqual(found),
  )

  it('reads nothing of a kind that is not taken here', async () =>
    expect(await examine('deck.pptx', presentation(), { taken: ['pdf', 'png'], limits: nothing })).toBeNull())

  it.each([
    ['processor time', { ...EXAMINING, processorSeconds: 0 }],
    ['memory', { ...EXAMINING, memoryBytes: 1_000 }],
    ['time', { ...EXAMINING, wallSeconds: 0 }],
  ])('gives up what takes too much %s, with the reason', async (_what, limits) => {
    const refusal = [415, 'FILE_TOO_ELABORATE']
    expect(await examine('deck.pptx', presentation(), { limits })).toEqual(refusal)
    expect(await examine('deed.pdf', `%PDF-1.7\n${large}\n%%EOF`, { limits })).toEqual(refusal)
  })
})
