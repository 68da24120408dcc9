import { matchingTitles } from './fold.ts'

const moonstone = { title: 'The Moonstone', author: 'Wilkie Collins', genre: 'Mystery', medium: 'book' } as const
const play = { title: 'Salt Road', author: 'Ida Penrose', genre: 'Drama', medium: 'short_film' } as const
const found = (typed: string) => matchingTitles([moonstone, play], typed).map(({ title }) => title)

describe('searching among one’s own titles', () => {
  it.each([
    ['moon', ['The Moonstone']],
    ['PENROSE', ['Salt Road']],
    ['mystery', ['The Moonstone']],
    ['short film', ['Salt Road']],
    ['drama ida', ['Salt Road']],
    ['  ', ['The Moonstone', 'Salt Road']],
    ['diamond', []],
    ['salt-road', ['Salt Road']],
    ['moon\u00adstone', ['The Moonstone']],
    ['dràma', ['Salt Road']],
  ])('finds by title, author, genre and medium: %j', (typed, titles) => expect(found(typed)).toEqual(titles))
})
