import { audienceOf, type Likeness, similarityOf } from './similarity.ts'

const nothing: Likeness = {
  isSameMedium: false,
  sharedGenres: 0,
  genres: 0,
  sharedThemes: 0,
  audienceSteps: null,
  isSameAuthor: false,
}
const genres = (sharedGenres: number, ofBoth: number) => ({ sharedGenres, genres: ofBoth })

describe('similarity', () => {
  it.each<[string, Partial<Likeness>, number]>([
    ['nothing', {}, 0],
    ['the medium', { isSameMedium: true }, 25],
    ['all genres', genres(2, 4), 35],
    ['one genre of two on both sides', genres(1, 4), 18],
    ['no genre', genres(0, 4), 0],
    ['one theme', { sharedThemes: 1 }, 10],
    ['two themes', { sharedThemes: 2 }, 15],
    ['three themes', { sharedThemes: 3 }, 20],
    ['four themes', { sharedThemes: 4 }, 20],
    ['the same audience', { audienceSteps: 0 }, 10],
    ['the next audience', { audienceSteps: 1 }, 5],
    ['another audience', { audienceSteps: 2 }, 0],
    ['the author', { isSameAuthor: true }, 10],
  ])('gives %s its points', (_what, shared, points) => expect(similarityOf({ ...nothing, ...shared })).toBe(points))

  it.each([
    ['what is farther than any two texts', 0.1, 36],
    ['half as near as the same', 0.35, 56],
    ['about the same', 0.6, 76],
    ['the same', 1, 76],
  ])('counts %s in meaning as up to 40, and the rest as six tenths', (_what, nearness, points) =>
    expect(similarityOf({ ...nothing, isSameMedium: true, ...genres(1, 2), nearness })).toBe(points),
  )

  it('is 100 where everything is shared', () =>
    expect(
      similarityOf({
        isSameMedium: true,
        ...genres(1, 2),
        sharedThemes: 3,
        audienceSteps: 0,
        isSameAuthor: true,
      }),
    ).toBe(100))
})

describe('the audience', () => {
  it.each([
    ['G', 0],
    ['TV-Y7', 0],
    ['TV-PG', 1],
    ['PG-13', 2],
    ['TV-14', 2],
    ['R', 3],
    ['TV-MA', 3],
    ['NC-17', 4],
    ['Not Rated', null],
    [null, null],
  ])('of %s is %s', (rating, audience) => expect(audienceOf(rating)).toBe(audience))
})
