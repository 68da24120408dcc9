import { genreCounts } from './count-facets.ts'

describe('the listings of each genre', () => {
  it('are those with a tag that contains it, each counted once', () =>
    expect(
      genreCounts([
        { genre_tags: ['crime'], count: 3 },
        { genre_tags: ['true crime', 'crime'], count: 2 },
      ]),
    ).toEqual([
      { value: 'crime', count: 5 },
      { value: 'true crime', count: 2 },
    ]))

  it('are counted for a genre word that is nobody’s tag by itself; a word that no tag contains is left out', () =>
    expect(genreCounts([{ genre_tags: ['literary fiction', 'historical fiction'], count: 4 }])).toEqual([
      { value: 'fiction', count: 4 },
      { value: 'historical', count: 4 },
      { value: 'historical fiction', count: 4 },
      { value: 'literary fiction', count: 4 },
    ]))
})
