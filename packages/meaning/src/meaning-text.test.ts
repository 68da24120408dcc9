import { meaningText } from './meaning-text.ts'

const listing = {
  title: 'Zofloya',
  medium: 'book',
  genre: 'Horror',
  subgenre: 'Gothic',
  logline: 'A noblewoman bargains.',
  themes: ['Revenge'],
  keywords: ['poison', 'Venice'],
} as const

describe('what a vector is made of', () => {
  it('is title, kind, logline, themes and keywords, and nothing that is metered', () =>
    expect(meaningText({ ...listing, themes: [...listing.themes], keywords: [...listing.keywords] })).toBe(
      'Zofloya. Horror, Gothic, Book. A noblewoman bargains.. Revenge, poison, Venice',
    ))

  it('leaves out what is not known', () =>
    expect(meaningText({ ...listing, genre: null, subgenre: null, logline: null, themes: [], keywords: [] })).toBe(
      'Zofloya. Book',
    ))
})
