import { gzipSync } from 'node:zlib'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { message, product, readWhole, textContent } from '../../test/onix-files.ts'
import { zipOf } from '../../test/zip.ts'
import { UnreadableImport } from '../unreadable.ts'
import { shortTagOf } from './element.ts'

const runs = isFullSize ? 3000 : 150

const parts = fc.record({
  reference: fc.stringMatching(/^[a-z]{1,8}\.\d{1,4}$/),
  notification: fc.constantFrom('01', '03', '04', '05', '89'),
  form: fc.constantFrom('BB', 'BC', 'ED', 'AJ', 'PC', 'ZE'),
  isbn: fc.constantFrom('9780306406157', '9781861972712', '9780306406158', ''),
  collateral: fc
    .constantFrom('<p>A <em>wet</em> year.</p>', '&lt;p&gt;Escaped&lt;/p&gt;', '<![CDATA[<p>Raw</p>]]>', 'N/A', '')
    .map((text) => textContent('03', `${text} It is the year of the great flood, and nobody is at home.`)),
  publishing: fc
    .constantFrom('20260309', '202603', '2026', 'soon')
    .map((date) => `<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${date}</Date></PublishingDate>`),
  descriptive: fc.constantFrom(
    '<Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FFL</SubjectCode></Subject>',
    '<Extent><ExtentType>00</ExtentType><ExtentValue>320</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>',
    '<EditionNumber>2</EditionNumber>',
  ),
})
const messages = fc.array(parts.map(product), { minLength: 1, maxLength: 5 }).map((products) => message(...products))

/** The same file in short tags. */
const inShortTags = (xml: string) =>
  xml.replace(/(<\/?)([A-Za-z]\w*)/g, (all, open: string, name: string) =>
    name === 'ONIXMessage' ? `${open}ONIXmessage` : shortTagOf.has(name) ? open + shortTagOf.get(name)! : all,
  )

async function isReadOrRefused(content: string | Uint8Array) {
  try {
    await readWhole(content)
  } catch (thrown) {
    if (!(thrown instanceof UnreadableImport)) throw thrown
  }
}

describe('a file of any bytes', () => {
  it('is read or refused, and nothing else', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), isReadOrRefused), { numRuns: runs })
  })

  it('is read or refused wherever a good one is cut', async () => {
    const packings = [
      (xml: string) => Buffer.from(xml),
      (xml: string) => gzipSync(xml),
      (xml: string) => zipOf({ name: 'a.xml', content: xml }),
      (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le'),
    ]
    const cut = fc.tuple(messages, fc.constantFrom(...packings), fc.double({ min: 0, max: 1, noNaN: true }))
    await fc.assert(
      fc.asyncProperty(cut, async ([xml, pack, part]) => {
        const bytes = pack(xml)
        await isReadOrRefused(bytes.subarray(0, Math.floor(bytes.length * part)))
      }),
      { numRuns: runs },
    )
  })

  it('is read or refused whichever of its bytes are others', async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(messages, changes, async (xml, changed) => {
        const bytes = Buffer.from(xml)
        for (const [at, byte] of changed) bytes[at % bytes.length] = byte
        await isReadOrRefused(bytes)
      }),
      { numRuns: runs },
    )
  })

  it('has the same rows in reference tags and in short tags', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (xml) => {
        const [reference, short] = [await readWhole(xml), await readWhole(inShortTags(xml))]
        const withoutPlace = ({ rows }: typeof short) =>
          rows.map((row) => ({ ...row, column: 0, problems: row.problems.map(({ code, field }) => [code, field]) }))
        expect(withoutPlace(short)).toEqual(withoutPlace(reference))
        expect(short.rows.some(({ fields }) => 'title' in fields)).toBe(true)
      }),
      { numRuns: runs / 3 },
    )
  })
})
