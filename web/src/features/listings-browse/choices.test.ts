import { choicesOf, isFiltered, queryOf } from './choices.ts'

const read = (query: string) => choicesOf(new URLSearchParams(query))

describe('the choices in the address', () => {
  it('come back as they were written', () => {
    const choices = { search: 'moon', medium: 'book', genre: 'crime', priceRange: 'over-500k', sort: '-price' } as const
    expect(choicesOf(queryOf(choices))).toEqual(choices)
  })

  it('hold any tag as a genre, and know the genres on offer by any spelling', () => {
    expect(read('genre=+kitchen-maid+')).toEqual({ genre: 'kitchen-maid' })
    expect(read('genre=Sci-Fi')).toEqual({ genre: 'sci-fi' })
    expect(read('genre=+')).toEqual({})
  })

  it('are passed over when they are none of ours', () => {
    expect(read('medium=opera&priceRange=1&commercialViability=good&sort=random&search=+')).toEqual({})
  })

  it('count as filters, the order of the list excepted', () => {
    expect(isFiltered(read('sort=price'))).toBe(false)
    expect(isFiltered(read('search=moon'))).toBe(true)
  })
})
