import { isVisible, isVisibleMarkdown, visibleLength } from './visible-text.ts'

/** Written by their numbers: an editor shows them no more than a page does. */
const nothings = {
  blanks: [0x20, 0xa0, 0x1680, 0x2000, 0x2003, 0x200a, 0x202f, 0x205f, 0x3000, 0x2028, 0x2029, 0x85, 0x09],
  'characters without a width': [0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0xad, 0x34f, 0x61c, 0x180e],
  'marks of direction': [0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069],
  fillers: [0x115f, 0x1160, 0x3164, 0xffa0, 0x2800, 0xfffc, 0x1d159, 0x16fe4, 0x13441],
  selectors: [0xfe00, 0xfe0e, 0xfe0f, 0xe0100, 0xe01ef, 0x180b, 0x180f],
  tags: [0xe0001, 0xe0020, 0xe0041, 0xe007f],
  'bare marks': [0x301, 0x0308, 0x20d0, 0x20e3, 0x093e, 0x0e31, 0x17b4, 0x1ab0, 0xfe20],
  'operators that nobody draws': [0x2061, 0x2062, 0x2063, 0x2064, 0x206a, 0x1d173, 0x1bca0],
  'nothing that Unicode knows': [0xfdd0, 0xffff, 0xe000, 0xf8ff, 0x10ffff, 0xd800],
}

describe('something visible', () => {
  it.each(Object.entries(nothings))('is not in %s, alone, in a row or among blanks', (_kind, codes) => {
    for (const code of codes) {
      const sign = String.fromCodePoint(code)
      for (const text of [sign, sign.repeat(60), ` ${sign}\n${sign} `, `\u2800${sign}\u200b`])
        expect([code.toString(16), isVisible(text), visibleLength(text)]).toEqual([code.toString(16), false, 0])
    }
  })

  it.each([
    'a',
    '0',
    '?',
    '…',
    '–',
    'é',
    'e\u0301',
    'ש',
    '日',
    'ไทย',
    'की',
    '👍',
    '👩🏽‍🚀',
    '1️⃣',
    '🇬🇧',
    '☹\ufe0f',
    '´',
    '\u{1faea}',
    '\u200bI\u200b',
    '©',
  ])('is in %j', (text) => expect(isVisible(text)).toBe(true))

  it('counts blanks between words once, and what shows nothing not at all', () => {
    expect(visibleLength(`  a${' '.repeat(60)}b${'\u200b'.repeat(60)}c `)).toBe(4)
    expect(visibleLength('\u2800'.repeat(60))).toBe(0)
    expect(visibleLength(`x${'\u2800 '.repeat(60)}y`)).toBe(3)
    expect(visibleLength('An ordinary sentence.\n\nAnd another.')).toBe(34)
    expect(visibleLength('👩🏽‍🚀')).toBeGreaterThan(0)
  })

  it('is looked for in one go, however long the text', () => {
    const began = performance.now()
    for (const piece of ['\u0301', '\u200b ', '\u2800', '[a](', '[', '&#8203;', '&nbsp', '[a]: b\n'])
      isVisibleMarkdown(piece.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

describe('something visible in Markdown', () => {
  it.each([
    '',
    '&nbsp;',
    '&NBSP; &ZeroWidthSpace;',
    '&#8203;&#x200B;&#xad;',
    '&#32;&zwj;&emsp;',
    '[a]: https://storyright.test',
    '[a]: https://storyright.test\n[b]: <x> "title"\n',
    '[](https://storyright.test)',
    '[&nbsp;](https://storyright.test)',
    '[\u200b][a]\n\n[a]: https://storyright.test',
  ])('is not in %j', (text) => expect(isVisibleMarkdown(text)).toBe(false))

  it.each([
    'Yes',
    '&amp;',
    '&#65;',
    '<b></b>',
    '<!-- said -->',
    '[words](https://storyright.test)',
    '![](https://storyright.test/a.png)',
    '[^1]: a footnote',
    '1. [a]: b, that is how it is written',
    '**!**',
    '&unknown;',
  ])('is in %j', (text) => expect(isVisibleMarkdown(text)).toBe(true))
})
