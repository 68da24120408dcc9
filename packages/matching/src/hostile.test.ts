import { matchBooks, matchPosts, matchVideos } from './index.ts'

const work = { medium: 'book', isbn: null, publisher: null, publicationDate: null } as const

describe('hostile answers', () => {
  it.each(['x, or ', 'é’s ', '雪'])('of 10,000 candidates with 100 kB of %j each end', (unit) => {
    const big = unit.repeat(100_000 / unit.length)
    const texts = Array.from({ length: 1_000 }, () => big)
    const all = {
      id: big,
      title: big,
      subtitle: big,
      description: big,
      link: big,
      thumbnail: big,
      channel: big,
      text: big,
    }
    const rest = {
      username: big,
      name: big,
      createdAt: big,
      publishedAt: big,
      publisher: big,
      publishedDate: big,
      isbn: big,
    }
    const found = Array.from({ length: 10_000 }, () => ({
      ...{ ...all, ...rest, authors: texts, isbns: texts, categories: texts, tags: texts },
      ...{ pageCount: null, averageRating: null, ratingsCount: null },
    }))
    for (const asked of [
      { ...work, title: big, author: big },
      { ...work, title: 'A a a', author: 'A. A. a' },
    ])
      for (const matching of [matchBooks(asked, found), matchVideos(asked, found), matchPosts(asked, found)])
        expect(matching.candidates.length).toBeLessThanOrEqual(10)
  })

  it('with half a character, none at all or zeros are read', () => {
    for (const title of ['\uD83D', '', '\u0000', '\u202E', '٣'])
      expect(() => matchBooks({ ...work, title, author: title }, [])).not.toThrow()
    const empty = {
      id: '',
      title: '',
      channel: '',
      description: '',
      tags: [],
      publishedAt: '',
      link: '',
      thumbnail: null,
    }
    expect(matchVideos({ ...work, title: '', author: '' }, [empty]).taken).toEqual([])
  })
})
