import { wishIn } from './wish.ts'

describe('a wish', () => {
  it.each([
    ['A war film', { genres: ['War'] }],
    ['a children’s animation', { genres: ["Children's"] }],
    ['TV crime drama', { genres: ['Crime', 'Drama'], mediums: ['television'] }],
    ['Something gothic, not romance', { genres: ['Gothic'], notGenres: ['Romance'] }],
    ['A thriller under £50k', { genres: ['Thriller'], priceBelow: 50_000 }],
    ['True crime podcasts', { genres: ['True Crime'], mediums: ['podcast'] }],
    ['no books, science fiction up to 1.5m', { genres: ['Sci-Fi'], notMediums: ['book'], priceBelow: 1_500_001 }],
    ['Historical drama from below stairs.', { genres: ['Historical'] }],
    [
      'True stories, told by those they happened to.',
      { genres: ['Biography', 'Documentary', 'Memoir', 'Non-Fiction', 'True Crime'] },
    ],
    [
      'Fantasy for a young audience, no true stories',
      {
        genres: ["Children's", 'Fantasy', 'Young Adult'],
        notGenres: ['Biography', 'Documentary', 'Memoir', 'Non-Fiction', 'True Crime'],
      },
    ],
    ['Literary adaptations for co-production.', { genres: ['Fiction'] }],
    ['Strong women and weather', {}],
  ])('“%s” asks for %j', (text, asked) => {
    const named = Object.entries(wishIn(text)).flatMap(([name, value]) => {
      const all = value instanceof Set ? [...value].sort() : value
      return all === null || all.length === 0 ? [] : [[name, all]]
    })
    expect(Object.fromEntries(named)).toEqual(asked)
  })
})
