import { isbnsOf } from './editions.ts'

describe('the numbers of a book', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])('have the right check digits: %s', (name) => {
    const { isbn13, isbn10 } = isbnsOf(name)
    const sum = (text: string, weightOf: (place: number) => number) =>
      [...text].reduce((all, digit, place) => all + (digit === 'X' ? 10 : Number(digit)) * weightOf(place), 0)
    expect(isbn13).toMatch(/^978\d{10}$/)
    expect(sum(isbn13, (place) => (place % 2 === 0 ? 1 : 3)) % 10).toBe(0)
    expect(isbn10).toMatch(/^\d{9}[\dX]$/)
    expect(sum(isbn10, (place) => 10 - place) % 11).toBe(0)
    expect(isbn13.slice(3, 12)).toBe(isbn10.slice(0, 9))
  })
})
