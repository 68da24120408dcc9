import { choicesOf, filterCount } from './choices.ts'
import {
  faults,
  rightsChips,
  rightsSentence,
  territoryOf,
  territoryParts,
  waysToLoosen,
  withoutFaults,
} from './rights-words.ts'

const read = (query: string) => choicesOf(new URLSearchParams(query))

describe('the rights that are needed', () => {
  it.each([
    ['rights=film,tv', 'Free for 18 months from today: exclusive film and TV rights, anywhere.'],
    [
      'rights=film&territory=World ex US&language=en&from=2027-01-01&months=24&exclusivity=non-exclusive',
      'Free for 24 months from 1 January 2027: non-exclusive film rights, worldwide except United States, in English.',
    ],
    [
      'territory=Nordic&availability=part',
      'At least partly free in the 18 months from today: exclusive rights of any kind, Nordic.',
    ],
    [
      'rights=all&language=L&exclusivity=first-look',
      'Free for 18 months from today: first look at rights of every kind, anywhere, in all languages.',
    ],
  ])('%s reads: %s', (query, sentence) => expect(rightsSentence(read(query))).toBe(sentence))

  it('are chips, each to be taken off', () => {
    const choices = read(
      'rights=tv,film&territory=GB, IE&language=fr&from=2027-01-01&months=1&exclusivity=first-look&availability=part',
    )
    expect(rightsChips(choices).map(({ label }) => label)).toEqual([
      'Film',
      'Television',
      'United Kingdom and Ireland',
      'In French',
      'From 1 January 2027',
      '1 month',
      'First look',
      'A part is enough',
    ])
    expect(rightsChips(choices)[0]!.change).toEqual({ rights: 'tv' })
    expect(rightsChips(read('rights=tv'))[0]!.change).toEqual({ rights: undefined })
    expect(filterCount(choices)).toBe(7)
    expect(rightsChips(read('rights=all')).map(({ label }) => label)).toEqual(['All rights'])
  })

  it('are what can be read of the address', () => {
    const choices = read(
      'rights=opera&territory=Narnia&language=en&from=soon&months=0&exclusivity=sole&availability=some',
    )
    expect(Object.keys(withoutFaults(choices))).toEqual([
      'rights',
      'territory',
      'from',
      'months',
      'exclusivity',
      'availability',
    ])
    expect(withoutFaults(read('rights=film&territory=EU&months=1200'))).toEqual({})
    expect(faults.territory('Europe, Narnia')).toBe('“Narnia” is no country or region we know')
  })

  it('are asked for in some places, but not in others', () => {
    expect(territoryParts('World ex US, CA')).toEqual({ include: 'World', without: 'US, CA' })
    expect(territoryParts('Mexico')).toEqual({ include: 'Mexico', without: '' })
    expect(territoryOf({ include: '', without: 'US' })).toBe('World ex US')
    expect(territoryOf({ include: 'Europe', without: '' })).toBe('Europe')
  })

  it('can be asked for less strictly where nothing is found', () => {
    expect(waysToLoosen(read('rights=film,tv&territory=GB')).map(({ label }) => label)).toEqual([
      'Accept a part of them',
      'Take them non-exclusively',
      'Ask for 6 months',
      'Look anywhere',
      'Leave out television',
    ])
    expect(waysToLoosen(read('genre=crime'))).toEqual([])
  })
})
