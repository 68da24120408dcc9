import { bookFateOf } from '../../src/books/editions.ts'
import { searchVolumes } from '../../src/books/search-volumes.ts'
import { knownWorks, type Work } from '../../src/works/works.ts'
import { readPostQuery } from '../../src/x/query/post-query.ts'
import { searchPosts } from '../../src/x/x-calls.ts'
import { searchVideos } from '../../src/youtube/search-videos.ts'

const now = Date.now()
const week = { from: now - 7 * 86_400_000, to: now }
const inTitle = ({ title }: Work) => title.replaceAll('"', '')

/** What is found by title: of a work's own, and of anything else. */
const found: Record<string, (work: Work) => { own: number; other: number }> = {
  books: (work) => {
    const volumes = searchVolumes(`intitle:"${inTitle(work)}"`)
    const own = volumes.filter(({ authors }) => authors?.includes(work.author)).length
    return { own, other: volumes.length - own }
  },
  youtube: (work) => {
    const videos = searchVideos(`"${inTitle(work)}"`)
    const own = videos.filter(({ title, description }) => `${title} ${description}`.includes(work.author)).length
    return { own, other: videos.length - own }
  },
  x: (work) => {
    const posts = searchPosts(readPostQuery(`"${inTitle(work)}"`), week)
    const own = posts.filter(({ post }) => post.text.includes(work.author)).length
    return { own, other: posts.length - own }
  },
}

describe('what the sources know of the demo catalogue', () => {
  const works = knownWorks()

  it.each(Object.keys(found))(
    'is at %s a clear match for a third, something unclear for some, nothing for others',
    (source) => {
      const all = works.map((work) => found[source]!(work))
      const share = (is: (one: { own: number; other: number }) => boolean) => all.filter(is).length / all.length
      expect(share(({ own }) => own > 0)).toBeGreaterThan(0.28)
      expect(share(({ own }) => own > 0)).toBeLessThan(0.4)
      expect(share(({ own, other }) => own === 0 && other > 0)).toBeGreaterThan(0.12)
      expect(share(({ own, other }) => own === 0 && other === 0)).toBeGreaterThan(0.25)
      expect(share(({ own, other }) => own > 0 && other > 0)).toBeGreaterThan(0.03)
    },
  )

  it('is the same each time, and nothing of a title that nobody has heard of', () => {
    const [work] = works.filter((one) => bookFateOf(one) === 'clear')
    expect(searchVolumes(work!.title)).toEqual(searchVolumes(work!.title))
    for (const q of ['intitle:"Qwzrtl the Unheard"', 'intitle:Qwzrtl inauthor:Nobody'])
      expect(searchVolumes(q)).toEqual([])
    expect(searchVideos('"Qwzrtl the Unheard"')).toEqual([])
    expect(searchPosts(readPostQuery('Qwzrtl'), week)).toEqual([])
    const offered = Array.from({ length: 100 }, (_none, place) => searchVolumes(`Qwzrtl${place}`).length)
    expect(offered.filter((many) => many > 0).length).toBeGreaterThan(2)
    expect(offered.filter((many) => many > 0).length).toBeLessThan(30)
  })

  it('is not confused by case, accents, quotes, a letter alone or another script', () => {
    const { title } = works.find(
      ({ title: one, ...rest }) => one.includes('’') && found.books!({ title: one, ...rest }).own > 0,
    )!
    expect(searchVolumes(`intitle:"${title.toUpperCase().replaceAll('’', "'")}"`)).toEqual(
      searchVolumes(`intitle:"${title}"`),
    )
    for (const q of ['V', '吾輩は猫である', '🜁', '"', '-', 'intitle:', 'isbn:', '"a" -b'])
      for (const search of [searchVolumes, searchVideos]) expect(Array.isArray(search(q))).toBe(true)
  })
})
