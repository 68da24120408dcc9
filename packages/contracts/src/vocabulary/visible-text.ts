/** What shows nothing although Unicode counts it among the letters and signs: the blank of Braille, fillers, a note without a head. */
const blankSigns = '\\u2800\\ufffc\\u{1d159}\\u{13441}\\u{13442}'
const unseen = new RegExp(`[\\p{Default_Ignorable_Code_Point}\\p{C}\\p{Z}\\p{M}${blankSigns}]+`, 'gu')
/** Pictures that Unicode has reserved are drawn by phones before this runtime knows them. */
const picture = /\p{Extended_Pictographic}/u

/**
 * Whether a reader sees anything of a text: a letter, a digit, a sign, a picture. Blanks of every kind, marks without a letter,
 * tags, selectors and characters that Unicode does not know show nothing.
 */
export const isVisible = (text: string): boolean => text.replace(unseen, '') !== '' || picture.test(text)

const idle = new RegExp(`[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Z}${blankSigns}]+`, 'gu')

/** How long a text is for its reader: a run of blanks counts as one, and what shows nothing not at all. */
export const visibleLength = (text: string): number =>
  isVisible(text) ? text.replace(idle, (run) => (/[\p{Cc}\p{Z}\u2800]/u.test(run) ? ' ' : '')).trim().length : 0

const blankReference =
  /&(?:nbsp|ensp|emsp(?:1[34])?|numsp|puncsp|thinsp|thickspace|hairsp|mediumspace|zerowidthspace|negative\w{1,10}space|verythinspace|nonbreakingspace|nobreak|shy|zwn?j|lrm|rlm|tab|newline|(?:invisible(?:times|comma))|applyfunction|af|i[ct]);/gi
const numberedReference = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi
/** Where a link's address is given apart; a footnote's text is drawn. */
const definition = /^ {0,3}\[(?!\^)[^[\]\n]{1,999}\]:[^\n]*$/gm
const emptyLink = /(?<!!)\[[^[\]\n]{0,999}\](?:\([^()\n]{0,2048}\)|\[[^[\]\n]{0,999}\])/g

/** The same of Markdown as we draw it, in which an address, a link without words and a reference to a blank show nothing. */
export const isVisibleMarkdown = (text: string): boolean =>
  isVisible(
    text
      .replace(blankReference, ' ')
      .replace(numberedReference, (_all, hex?: string, decimal?: string) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
      })
      .replace(definition, '')
      .replace(emptyLink, (link) => (isVisible(link.slice(1, link.indexOf(']'))) ? link : '')),
  )

/** What people type for an apostrophe: quotes, primes, accents on their own, letters of other alphabets that look like one. */
const apostrophes =
  /['`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u07f4\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201a\u201b\u2032\u2035\ua78c\uff07\uff40]/g
/** What NFKC makes of an accent on its own. */
const accentOnBlank = / [\u0300\u0301\u0313\u0314]/g
const quotes = /["\u00ab\u00bb\u02ba\u02ee\u05f4\u201c\u201d\u201e\u201f\u2033\u2036\u3003\uff02]/g
const dashes = /[-\u058a\u05be\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g

/** Apostrophes, quotes and dashes each written in one way: keyboards, phones and word processors differ in them. */
export const withPlainSigns = (text: string): string =>
  text.replace(accentOnBlank, "'").replace(apostrophes, "'").replace(quotes, '"').replace(dashes, '-')

/** Text without the characters that show nothing, which come along when people paste: soft hyphens, joiners, marks of direction. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '')

/** What a person's name is compared by: capitals, spaces, apostrophes, dashes and how its letters are encoded do not matter. */
export const nameKey = (name: string): string =>
  withPlainSigns(withoutUnseen(name))
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('ς', 'σ')
    .replace(/ *- */g, '-')
    .replace(/\s+/g, ' ')
    .trim()
