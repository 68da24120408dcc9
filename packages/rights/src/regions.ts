import { type CountryCode, countryNames, otherCountryNames } from './countries.ts'
import { membersOf } from './members.ts'

/**
 * Regions by their countries. Europe, Asia-Pacific and Latin America are the UN's (M49 150, 030 with 034, 035 and 009, 419) with the changes
 * that their test names. Who changes a list here changes no stored line.
 */
const lists = {
  Europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  'Asia-Pacific':
    'AF AS AU BD BN BT CC CK CN CX FJ FM GU HK HM ID IN IR JP KH KI KP KR LA LK MH MM MN MO MP MV MY NC NF NP NR NU NZ PF PG PH PK PN PW SB SG TH TK TL TO TV TW UM VN VU WF WS',
  'Latin America':
    'AG AI AR AW BB BL BO BQ BR BS BV BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
  'European Union': 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'North America': 'CA US',
  'UK and Ireland': 'GB GG IE IM JE',
  Nordic: 'AX DK FI FO GL IS NO SE',
  Benelux: 'BE LU NL',
  DACH: 'AT CH DE LI',
  ANZ: 'AU NZ',
} as const
export type RegionName = 'World' | keyof typeof lists

/** A set of countries, a bit for each in the order of `countryNames`. Sets are kept by codes, never by bits. */
export type CountrySet = bigint

export const countryCodes = Object.keys(countryNames) as readonly CountryCode[]
const bitOf = new Map(countryCodes.map((code, place) => [code as string, 1n << BigInt(place)]))

/** The set of these codes; `undefined` where one is no country's. */
export function countrySet(codes: readonly string[]): CountrySet | undefined {
  let set = 0n
  for (const code of codes) {
    const bit = bitOf.get(code)
    if (bit === undefined) return undefined
    set |= bit
  }
  return set
}

/** The codes of a set, sorted. */
export const codesOf = (set: CountrySet): CountryCode[] => membersOf(set, countryCodes)

export const world: CountrySet = (1n << BigInt(countryCodes.length)) - 1n

/** Regions in the order in which a set takes its name from them. */
export const regions: ReadonlyMap<RegionName, CountrySet> = new Map<RegionName, CountrySet>([
  ['World', world],
  ...Object.entries(lists).map(([name, codes]) => [name as RegionName, countrySet(codes.split(' '))!] as const),
])

const named = new Map<string, CountrySet>()
for (const [name, code] of Object.entries(otherCountryNames)) named.set(keyOf(name), bitOf.get(code)!)
for (const [code, name] of Object.entries(countryNames)) named.set(keyOf(name), bitOf.get(code)!)
for (const [code, bit] of bitOf) named.set(keyOf(code), bit)
for (const [name, set] of regions) named.set(keyOf(name), set)
named.set('worldwide', world)
named.set('eu', regions.get('European Union')!)

/** The countries that a code or a name stands for, whatever its case and accents. */
export const territoryNamed = (name: string): CountrySet | undefined =>
  readable.test(name) ? named.get(keyOf(name)) : undefined

const readable = /^[\p{L}\p{M}\s'’.&()-]+$/u

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^st /, 'saint ')
}
