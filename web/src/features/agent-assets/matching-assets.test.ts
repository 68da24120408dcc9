import { aListing } from '../../testing/samples.ts'
import { matchingAssets } from './matching-assets.ts'

const moonstone = aListing()
const play = aListing({ id: '8', title: 'Salt Road', author: 'Ida Penrose', genre: 'Drama', medium: 'short_film' })
const found = (typed: string) => matchingAssets([moonstone, play], typed).map(({ title }) => title)

describe('searching one’s own assets', () => {
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
