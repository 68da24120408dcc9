import { membersOf } from './members.ts'

/** The two-letter codes of ISO 639-1, and `other` for every language without one. */
export const languageCodes: readonly string[] = [
  ...(
    'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
    'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
    'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng ' +
    'nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su ' +
    'sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
  'other',
]

/** A set of languages, a bit for each in the order of `languageCodes`. */
export type LanguageSet = bigint

export const allLanguages: LanguageSet = (1n << BigInt(languageCodes.length)) - 1n

const bitOf = new Map(languageCodes.map((code, place) => [code, 1n << BigInt(place)]))

/** The codes of a set, sorted, `other` last. */
export const languagesOf = (set: LanguageSet): string[] => membersOf(set, languageCodes)

// CLDR, by which runtimes shorten codes, prefers other codes for these two.
const shortened: Readonly<Record<string, string>> = { tgl: 'tl', twi: 'tw' }

/** The language that a code stands for, of two letters or of three that have two; `L` and `all` stand for every one. */
export function languageNamed(name: string): LanguageSet | undefined {
  const code = name.toLowerCase()
  if (code === 'l' || code === 'all') return allLanguages
  const known = bitOf.get(code)
  if (known !== undefined || !/^[a-z]{3}$/.test(code)) return known
  const [short = ''] = shortened[code] ?? Intl.getCanonicalLocales(code)
  return bitOf.get(shortened[code] ?? short)
}
