import { gzipSync } from 'node:zlib'
import { fileOf, gather, message, product, readWhole } from '../../test/onix-files.ts'
import { zipOf } from '../../test/zip.ts'
import { UnreadableImport } from '../unreadable.ts'
import { readBytes } from './container.ts'
import { recogniseImport } from './recognise.ts'

const MB = 1024 * 1024
const recognised = (content: string | Uint8Array) => recogniseImport(fileOf(content))
const refusal = async (content: string | Uint8Array) => {
  try {
    await recognised(content)
    return 'taken'
  } catch (thrown) {
    if (!(thrown instanceof UnreadableImport)) throw thrown
    return `${thrown.status} ${thrown.message}`
  }
}
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const onix = message(product())

describe('recognising a file by what is in it', () => {
  it.each([
    ['onix30', onix],
    ['onix30', onix.replace(' xmlns="http://ns.editeur.org/onix/3.0/reference"', '')],
    ['onix31', '<ONIXmessage xmlns="http://ns.editeur.org/onix/3.1/short"><product/></ONIXmessage>'],
    [
      'onix31',
      '<?xml version="1.0"?><!-- ours --><o:ONIXMessage release="3.1" xmlns:o="x"><o:Product/></o:ONIXMessage>',
    ],
    [
      'onix21',
      '<!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/2.1/reference/onix-international.dtd"><ONIXMessage><Product/></ONIXMessage>',
    ],
    ['onix30', '<ONIXMessage><Product><DescriptiveDetail/></Product></ONIXMessage>'],
    ['csv', 'Title,Author\nA,B\n'],
    ['csv', '\ufeffTitle;Author;Price\r\nA, and more;B;1,5\r\n'],
    ['csv', 'Rights list, Frankfurt 2026\n\nTitle;Author;ISBN\nA;B, C, D, E;1\n'],
    ['csv', '"Title; or, what it is called","Author"\nA,B\n'],
    ['csv', 'Title|Author\nA|B\n'],
    ['tsv', 'Title\tAuthor, or editor\nA\tB\n'],
    ['xlsx', zipOf({ name: 'xl/workbook.xml', content: '<workbook/>' })],
    ['xlsx', zipOf({ name: 'list.xlsx', content: zipOf({ name: 'xl/workbook.xml', content: '<workbook/>' }) })],
  ])('finds %s', async (format, content) => {
    expect((await recognised(content)).format).toBe(format)
  })

  it.each([
    ['gzip', gzipSync(onix)],
    ['zip', zipOf({ name: 'feed.xml', content: onix })],
    [
      'zip beside what a Mac adds',
      zipOf(
        { name: '__MACOSX/._feed.xml', content: 'x' },
        { name: 'feed/', content: '' },
        { name: 'feed/feed.xml', content: onix },
      ),
    ],
    ['UTF-16 with its mark', utf16(onix)],
    ['UTF-16 without', Buffer.from(onix, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(onix, 'utf16le').swap16()],
  ])('reads the records in %s', async (_name, content) => {
    const { rows } = await readWhole(content)
    expect(rows.map(({ fields }) => fields.title)).toEqual(['The Long Tide'])
  })

  it.each([
    ['an empty file', '', '415 This file is empty.'],
    ['blanks alone', ' \n\n', '415 This file is empty.'],
    ['an HTML page named .xml', '<!DOCTYPE html>\n<html><body>Log in</body></html>', '415 This is a web page'],
    [
      'an XHTML page',
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><p/></html>',
      '415 This is a web page',
    ],
    ['another XML', '<rss version="2.0"></rss>', '415 This is XML, but not ONIX: its root element is “rss”.'],
    ['JSON', '{"title": "A, B"}', '415 This is JSON'],
    ['a PDF', '%PDF-1.7 a,b\n', '415 This is a PDF'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '415 This is an old Excel file'],
    ['prose', 'Once upon a time there was a book.', '415 This is a text without columns.'],
    ['NUL bytes', 'Title,Author\0\nA,B\n', '415 This is not a text file: it contains NUL bytes.'],
    [
      'two files',
      zipOf({ name: 'a.xml', content: onix }, { name: 'b.xml', content: onix }),
      '415 This archive holds 2 files.',
    ],
    ['an empty archive', zipOf(), '415 This archive is empty.'],
    [
      'a password',
      zipOf({ name: 'a.xml', content: onix, isEncrypted: true }),
      '415 This archive is protected by a password.',
    ],
    ['a Word document', zipOf({ name: 'word/document.xml', content: '<w/>' }), '415 This is a Word document.'],
    [
      'a zip bomb by its own word',
      zipOf({ name: 'a.xml', content: onix, size: 4_000_000_000 }),
      '413 This file is too large',
    ],
    ['half an archive', zipOf({ name: 'a.xml', content: onix }).subarray(0, 200), 'failed This archive is damaged'],
    [
      'entities that expand',
      '<?xml version="1.0"?><!DOCTYPE ONIXMessage [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><ONIXMessage><Product>&b;</Product></ONIXMessage>',
      '415 This file defines entities of its own',
    ],
    [
      'an external entity',
      '<!DOCTYPE ONIXMessage [<!ENTITY x SYSTEM "file:///etc/passwd">]><ONIXMessage><Product>&x;</Product></ONIXMessage>',
      '415 This file defines entities of its own',
    ],
  ])('refuses %s', async (_name, content, expected) => {
    expect(await refusal(content)).toContain(expected)
  })

  it('refuses a file that says little and unpacks to more than is read', async () => {
    const bomb = fileOf(gzipSync(Buffer.alloc(3 * MB, onix)))
    const read = gather(readBytes(bomb, 'gzip', () => {}, 2 * MB))
    await expect(read).rejects.toMatchObject({ status: 413 })
  })

  it('reads a message with an external DTD and fetches nothing', async () => {
    const dtd = onix.replace(
      '<ONIXMessage',
      '<!DOCTYPE ONIXMessage SYSTEM "http://127.0.0.1:1/onix.dtd">\n<ONIXMessage',
    )
    expect((await readWhole(dtd)).rows).toHaveLength(1)
  })

  it.each([
    ['as it declares', `<?xml version="1.0" encoding="ISO-8859-1"?>${onix.slice(39)}`, 0],
    ['although it declares UTF-8', onix, 1],
  ])('reads Windows-1252 %s', async (_name, content, warned) => {
    const { rows, warnings } = await readWhole(Buffer.from(content.replace('Jane Doe', 'Zoë Düß'), 'latin1'))
    expect(rows[0]!.fields.author).toBe('Zoë Düß')
    expect(warnings.map(({ code }) => code)).toEqual(warned ? ['encoding'] : [])
  })
})
