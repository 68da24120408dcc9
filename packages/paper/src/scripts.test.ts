import { isDrawable } from '@storyright/contracts/drawable'
import { readPdf } from '@storyright/testing'
import PDFDocument from 'pdfkit'
import { fontFiles } from './fonts.ts'
import { drawPaper, type Paper } from './index.ts'
import { filesFor, openFontFile } from './typesetting/font-files.ts'
import { breaksOf } from './typesetting/line-breaks.ts'
import { openTypesetter } from './typesetting/typesetter.ts'

const about = { title: 'Slack Water', subject: 'Test', at: new Date('2026-11-28T00:00:00Z'), foot: 'Foot' }
const draw = (write: (paper: Paper) => void, foot = about.foot) => drawPaper({ ...about, foot }, write)

const samples = {
  Latin: 'Zoë Ķīlis-Łódź',
  Vietnamese: 'Nguyễn Thị Phương Thảo, Đặng Ợ',
  Greek: 'Ελληνική, ᾠδή',
  Cyrillic: 'Жуков, Ґалаґан, Қазақ, Ѳеодоръ',
  'letters with marks apart': 'Zoe\u0308 e\u0301',
  Arabic: 'شركة الأفلام العربية ٢٠٢٤ لا إله',
  Persian: 'می‌خواهم کتاب گچ‌پژ',
  Urdu: 'ٹھیک ہے ڈاکٹر',
  Hebrew: 'שלום עולם (סוגריים) 123 ספר',
  'pointed Hebrew': 'בְּרֵאשִׁית בָּרָא',
  Syriac: 'ܣܘܪܝܝܐ',
  Devanagari: 'हिन्दी क्षत्रिय कि र्क श्री विश्वविद्यालय',
  Bengali: 'বাংলা ক্ষেত্র কো কৌ',
  Tamil: 'தமிழ் கொ கௌ ஸ்ரீ',
  Telugu: 'తెలుగు క్ష్మి',
  Kannada: 'ಕನ್ನಡ ಕ್ಷೇತ್ರ',
  Malayalam: 'മലയാളം കൊ ക്ഷ',
  Gujarati: 'ગુજરાતી ક્ષ',
  Gurmukhi: 'ਪੰਜਾਬੀ ਕਿ',
  Sinhala: 'සිංහල ක්‍ෂ ශ්‍රී',
  Odia: 'ଓଡ଼ିଆ କୋ',
  Thai: 'ภาษาไทย น้ำ กำลัง ที่',
  Lao: 'ພາສາລາວ',
  Khmer: 'ភាសាខ្មែរ កោ',
  Burmese: 'မြန်မာဘာသာ',
  Tibetan: 'བོད་ཡིག',
  Japanese: '日本語の物語「雪国」𠮷野家',
  Chinese: '简体中文《红楼梦》',
  'traditional Chinese': '繁體中文國際電影',
  Korean: '한국어 영화사 이야기',
  Bopomofo: 'ㄅㄆㄇ',
  Georgian: 'ქართული',
  Armenian: 'Հայերեն',
  Amharic: 'አማርኛ',
  Cherokee: 'ᏣᎳᎩ',
  emoji: '👩‍👩‍👧 🏳️‍🌈 👍🏿 🇬🇧 ❤️ ☎️ 1️⃣ 👩🏽‍🚀',
  signs: '★ ☆ ♪ ✓ → ∞ № ™',
  'several in one line': 'The film 雪国 by محمد علي and O’Brien 👩‍👩‍👧 (end)',
}

describe('a document', () => {
  let text: string
  beforeAll(async () => {
    const pdf = await draw((paper) => {
      for (const sample of Object.values(samples)) paper.text('P', `${sample}`)
      paper.text('P', '“\u2068محمد\u2069”, “\u2068דוד\u2069” and Ada', { face: 'bold' })
      paper.table([{ heading: 'عنوان', share: 1 }], [{ cells: ['이야기'], face: 'regular' }])
    })
    text = (await readPdf(pdf)).text
  })

  it.each(Object.entries(samples))('has %s: what is copied from it is what was typed', (_script, sample) =>
    expect(text).toContain(sample),
  )
  it('keeps names apart that run the other way, without the characters that do so', () =>
    expect(text).toContain('“محمد”, “דוד” and Ada'))
  it('has such letters in the heads and cells of tables', () => {
    expect(text).toContain('عنوان')
    expect(text).toContain('이야기')
  })

  it('is the same bytes each time, whatever was drawn between', async () => {
    const one = () => draw((paper) => paper.text('P', `${samples.Arabic} ${samples.Japanese} ${samples.emoji}`))
    const first = await one()
    await draw((paper) => paper.text('P', `${samples.Hebrew} ${samples.Thai}`))
    expect((await one()).equals(first)).toBe(true)
  })

  it('of Latin letters carries no other font, and one with three letters more a few kilobytes', async () => {
    const latin = await draw((paper) => paper.text('P', 'Ada Whitlock'))
    const mixed = await draw((paper) => paper.text('P', 'Ada Whitlock 雪国'))
    expect(latin.includes('+Noto')).toBe(false)
    expect(mixed.includes('+Noto')).toBe(true)
    expect(mixed.length - latin.length).toBeLessThan(12_000)
  })

  it('shows a letter that no font has by its number, where one was once taken', async () => {
    const pdf = await draw((paper) => paper.text('P', 'Ada \ue000 \u{13000}'))
    expect((await readPdf(pdf)).text).toContain('Ada [U+E000] [U+13000]')
  })

  it('goes on on the next page, and cuts the line at the foot to one', async () => {
    const long = '長い題名'.repeat(500)
    const { text, pages } = await readPdf(await draw((paper) => paper.text('P', long), long))
    expect(pages).toBe(2)
    expect(text.split('Page 1 of')[0]!.replace(/\s/g, '')).toMatch(/^(?:長い題名)+.*…$/u)
  })
})

describe('a line', () => {
  const look = { face: 'regular', size: 10 } as const
  const typeset = (...texts: string[]) => openTypesetter(new PDFDocument(), texts)
  let typesetter: Awaited<ReturnType<typeof typeset>>
  beforeAll(async () => {
    typesetter = await typeset(...Object.values(samples))
  })

  it.each(Object.entries(samples))(
    'of %s has a glyph for each letter, none of them the empty box',
    (_script, sample) => {
      for (const face of ['regular', 'bold', 'italic'] as const) {
        const [line] = typesetter.linesOf(sample, 1_000, { ...look, face })
        for (const { font, glyphs, shapes } of line!.parts) {
          expect(glyphs.map(({ code }) => font.codes[code]!.glyph)).not.toContain(0)
          expect(shapes.map(({ glyph }) => glyph)).not.toContain(0)
        }
      }
    },
  )

  it.each([
    ['Japanese', '長い日本語の文章であり、空白がない。'.repeat(4)],
    ['Thai', 'ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน'.repeat(3)],
    ['one long word', 'x雪'.repeat(80)],
    ['Arabic', 'هذا نص عربي طويل جدا يجب أن يلتف على عدة أسطر '.repeat(3)],
  ])('of %s is no wider than its place', async (_script, long) => {
    const lines = (await typeset(long)).linesOf(long, 200, look)
    expect(lines.length).toBeGreaterThan(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(201)
  })

  it('ends between words, also where these have no blanks between them, and never within what is read as one letter', () => {
    const thai = 'ภาษาไทย'
    expect(breaksOf(thai).map((at) => thai.slice(0, at))).toEqual(['ภาษา', 'ภาษาไทย'])
    expect(breaksOf('雪国。')).toEqual([1, 3])
    expect(breaksOf('👩‍👩‍👧')).toEqual(['👩‍👩‍👧'.length])
  })

  it('of Hebrew within English stands in the order in which it is read, the first word to the right', async () => {
    const line = 'by אחת, and'
    const [{ parts } = { parts: [] }] = (await typeset(line)).linesOf(line, 1_000, look)
    const letters = parts.flatMap(({ font, glyphs }) => glyphs.map(({ code }) => font.codes[code]!.letters))
    expect(letters.join('')).toBe('by תחא, and')
  })
})

describe('the letters that are taken', () => {
  it('are in one of the fonts, a sample of them says', async () => {
    const inked = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u
    const letters = Array.from({ length: 0x20000 }, (_none, letter) => letter)
      .filter((letter) => inked.test(String.fromCodePoint(letter)) && isDrawable(String.fromCodePoint(letter)))
      .filter((_letter, at) => at % 1_999 === 0)
    expect(letters.length).toBeGreaterThan(20)
    for (const letter of letters) {
      const own = [fontFiles().regular, ...filesFor([letter], 'sc', false)]
      let has = false
      for (const file of own) if (!has) has = (await openFontFile(file)).letters.has(letter)
      expect([letter, has]).toEqual([letter, true])
    }
  })
  it('are none that are private or unassigned', () => {
    for (const letter of ['\ue000', '\u{f8ff}', '\u{10fffd}', '\u0378', '\ufdd0', '\u{e1000}'])
      expect([letter, isDrawable(letter)]).toEqual([letter, false])
  })
})
