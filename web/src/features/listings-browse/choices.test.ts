import { choicesOf, isFiltered, queryOf } from './choices.ts'
import { chosen } from './chosen-chips.tsx'

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

  it('hold amounts, years and days, written as they are compared', () => {
    const query = 'status=available&priceFrom=5000&priceBelow=50000&publishedFrom=1990&chain=verified&since=2026-11-27'
    expect(queryOf(read(query)).toString()).toBe(query)
    expect(read('priceFrom=0&priceBelow=1e3&publishedFrom=9999&publishedTo=-1&chain=1&since=2026-02-31')).toEqual({})
  })

  it.each([
    ['priceBelow=50000', 'Under £50k'],
    ['priceBelow=50001', 'Up to £50k'],
    ['priceFrom=1500001', 'Over £1.5m'],
    ['priceFrom=39500', 'From £39,500'],
    ['publishedFrom=2015', 'Published 2015 or later'],
    ['publishedTo=1899', 'Published 1899 or earlier'],
    ['status=available', 'Available'],
    ['chain=verified', 'Verified chain of title'],
    ['since=2026-11-27', 'Listed since 27 Nov 2026'],
    ['genre=young adult', 'Young Adult'],
  ])('are shown as chips: %s is %s', (query, label) =>
    expect(chosen(read(query)).map((one) => one.label)).toEqual([label]),
  )

  it('count as filters, the order of the list excepted', () => {
    expect(isFiltered(read('sort=price'))).toBe(false)
    expect(isFiltered(read('search=moon'))).toBe(true)
  })
})
