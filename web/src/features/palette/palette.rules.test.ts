import { type Entry, fits, groupsFor, stepTo } from './palette.rules.ts'

const entry = (label: string, id = label): Entry => ({ id, label, does: `/${label}` })
const nothing = { recent: [], pages: [], actions: [], titles: [] }

describe('what the palette offers', () => {
  it.each([
    ['The Moonstone', 'moon', true],
    ['The Moonstone', 'stone', false],
    ['My Submissions', 'sub my', true],
    ['Café Noir', 'cafe', true],
    ['Dashboard', '', true],
    ['Dashboard', 'dash x', false],
  ])('%s fits “%s”: %s', (label, typed, does) => expect(fits(label, typed)).toBe(does))

  it('is recent titles, pages and actions while nothing is typed, and no titles of the catalogue', () => {
    const offered = {
      recent: [entry('Emma')],
      pages: [entry('Forum')],
      actions: [entry('Log out')],
      titles: [entry('Evelina')],
    }
    expect(groupsFor(' ', offered).map(({ name }) => name)).toEqual(['Recent titles', 'Pages', 'Actions'])
    expect(groupsFor('e', offered).map(({ name }) => name)).toEqual(['Recent titles', 'Titles'])
  })

  it('names a title once, and five recent ones at the most', () => {
    const seven = Array.from({ length: 7 }, (_, place) => entry(`Book ${place}`))
    const groups = groupsFor('book', { ...nothing, recent: seven, titles: [seven[0]!, entry('Book 9')] })
    expect(groups.map(({ entries }) => entries.length)).toEqual([5, 1])
  })

  it('is walked by arrows, round its ends', () => {
    expect([stepTo('ArrowDown', 2, 3), stepTo('ArrowUp', 0, 3), stepTo('ArrowDown', 0, 3)]).toEqual([0, 2, 1])
    expect([stepTo('Home', 1, 3), stepTo('ArrowDown', 0, 0)]).toEqual([undefined, undefined])
  })
})
