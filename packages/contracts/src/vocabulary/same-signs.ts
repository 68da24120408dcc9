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
