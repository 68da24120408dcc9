import type { Volume, WorkToMatch } from '../shapes.ts'
import { commercialIndicators } from './commercial-indicators.ts'
import { type CountedPost, xScores } from './x-scores.ts'
import { type WatchedVideo, youtubeScores } from './youtube-scores.ts'

const work: WorkToMatch = {
  ...{ title: 'Thaw Line', author: 'Astrid Kinnear', medium: 'book', isbn: null, publicationDate: null },
  publisher: 'Kestrel Editions',
}
const times = <Value>(count: number, of: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => of(index))

describe('scores of videos', () => {
  const video = (given: Partial<WatchedVideo> = {}): WatchedVideo => ({
    ...{
      id: '1',
      title: 'Thaw Line',
      channel: 'One',
      description: '',
      tags: [],
      publishedAt: '',
      link: '',
      thumbnail: null,
    },
    ...{ views: 0, likes: null, comments: null, ...given },
  })
  const popularity = (videos: WatchedVideo[]) => youtubeScores(work, videos).popularityScore
  const potential = (videos: WatchedVideo[]) => youtubeScores(work, videos).adaptationPotential

  it('are 0 without any', () => expect(youtubeScores(work, [])).toEqual({ popularityScore: 0, adaptationPotential: 0 }))
  it.each([
    [0, 0],
    [1, 5],
    [999, 5],
    [1_000, 15],
    [9_999, 15],
    [10_000, 30],
    [99_999, 30],
    [100_000, 45],
    [999_999, 45],
    [1_000_000, 60],
    [9_999_999, 60],
    [10_000_000, 70],
  ])('popularity of %i views: %i and 2 for the one video', (views, points) =>
    expect(popularity([video({ views })])).toBe(points + 2),
  )
  it.each([
    [1, 2],
    [2, 5],
    [4, 5],
    [5, 8],
    [9, 8],
    [10, 12],
    [19, 12],
    [20, 15],
  ])('popularity of %i videos: %i', (count, points) => expect(popularity(times(count, () => video()))).toBe(points))
  it.each([
    [99, 0],
    [100, 5],
    [299, 5],
    [300, 10],
    [499, 10],
    [500, 15],
  ])('popularity of %i reactions to 10,000 views: %i', (likes, points) =>
    expect(popularity([video({ views: 10_000, likes, comments: 0 })])).toBe(30 + 2 + points),
  )
  it('counts no views of videos whose reactions are hidden', () =>
    expect(popularity([video({ views: 10_000, likes: 500 }), video({ views: 10_000 })])).toBe(30 + 5 + 15))
  it.each([
    [999, 0],
    [1_000, 10],
    [9_999, 10],
    [10_000, 20],
    [100_000, 30],
    [999_999, 30],
    [1_000_000, 40],
  ])('potential of %i views: %i and 3 for the one channel', (views, points) =>
    expect(potential([video({ views })])).toBe(points + 3),
  )
  it.each([
    [1, 3],
    [2, 8],
    [4, 8],
    [5, 15],
    [9, 15],
    [10, 20],
  ])('potential of %i channels: %i', (count, points) =>
    expect(potential(times(count, (index) => video({ channel: String(index) })))).toBe(points),
  )
  it.each([
    [99, 0],
    [100, 7],
    [300, 14],
    [500, 20],
  ])('potential of %i reactions to 10,000 views: %i', (comments, points) =>
    expect(potential([video({ views: 10_000, comments })])).toBe(20 + 3 + points),
  )
  it.each([
    [0, 0],
    [1, 10],
    [2, 10],
    [3, 20],
  ])('potential of %i videos that speak of the screen: %i', (count, points) =>
    expect(potential([video(), ...times(count, () => video({ title: 'Thaw Line fan cast' }))])).toBe(3 + points),
  )
  it('reach 100 at most', () =>
    expect(
      youtubeScores(
        work,
        times(30, (index) => video({ channel: String(index), views: 9e6, likes: 9e6, comments: 0, title: 'Trailer' })),
      ),
    ).toEqual({ popularityScore: 100, adaptationPotential: 100 }))
})

describe('figures of posts', () => {
  const post = (given: Partial<CountedPost> = {}): CountedPost => ({
    ...{ id: '1', text: 'Thaw Line', username: 'one', name: 'One', createdAt: '', link: '', isVerified: false },
    ...{ likes: 0, reposts: 0, replies: 0, quotes: 0, ...given },
  })
  const many = (count: number, given: Partial<CountedPost> = {}) =>
    times(count, (index) => post({ text: `Post ${index}`, ...given }))
  const buzz = (posts: CountedPost[]) => xScores(work, posts).buzzScore

  it('are 0 without any', () =>
    expect(xScores(work, [])).toEqual({
      ...{ mentions: 0, buzzScore: 0, hasVerifiedMentions: false, publisherPromotion: false, bookClubMentions: 0 },
    }))
  it.each([
    [1, 6],
    [4, 6],
    [5, 14],
    [9, 14],
    [10, 22],
    [19, 22],
    [20, 30],
    [49, 30],
    [50, 40],
    [99, 40],
    [100, 48],
    [499, 48],
    [500, 60],
  ])('buzz of %i mentions by one account: %i', (count, points) => expect(buzz(many(count))).toBe(points))
  it.each([
    [1, 6],
    [2, 6 + 3],
    [5, 14 + 6],
    [10, 22 + 9],
    [20, 30 + 12],
    [50, 40 + 15],
  ])('buzz of %i people who mention it once: %i', (count, points) =>
    expect(buzz(times(count, (index) => post({ username: String(index) })))).toBe(points),
  )
  it.each([
    [0, 0],
    [1, 3],
    [3, 6],
    [9, 6],
    [10, 12],
    [30, 18],
    [99, 18],
    [100, 25],
  ])('buzz of a mention with %i likes: %i more', (likes, points) => expect(buzz([post({ likes })])).toBe(6 + points))
  it('counts reposts and quotes twice', () => {
    expect(buzz([post({ reposts: 4, quotes: 1 })])).toBe(6 + 12)
    expect(buzz([post({ likes: 4, replies: 1 })])).toBe(6 + 6)
  })
  it('reaches 100 at most', () =>
    expect(buzz(times(600, (index) => post({ username: String(index), reposts: 900 })))).toBe(100))
  it('counts the same words by the same account once', () => {
    expect(xScores(work, [post(), post({ id: '2' }), post({ id: '3', username: 'two' })]).mentions).toBe(2)
  })
  it('knows a verified mention', () =>
    expect(xScores(work, [post(), post({ username: 'two', isVerified: true })]).hasVerifiedMentions).toBe(true))
  it.each<[string, boolean, Partial<CountedPost>]>([
    ['its own publisher by name', true, { name: 'Kestrel Editions UK' }],
    ['its own publisher by handle', true, { username: 'kestreleditions' }],
    ['another publisher that sells it', true, { name: 'Gantry Press', text: 'Thaw Line is out now' }],
    ['another publisher that only likes it', false, { name: 'Gantry Press', text: 'We loved Thaw Line' }],
    ['a reader who buys it', false, { name: 'Reader', text: 'Thaw Line is out now!' }],
    ['somebody who is called as the house', false, { name: 'Kestrel Watcher', username: 'kestrelwatcher' }],
  ])('takes for promotion what is said by %s: %s', (_who, is, given) =>
    expect(xScores(work, [post(given)]).publisherPromotion).toBe(is),
  )
  it.each<[string, number, Partial<CountedPost>]>([
    ['a book club', 1, { text: 'Our book club reads Thaw Line' }],
    ['a tag', 1, { text: 'Thaw Line #BookClub' }],
    ['a reading group', 1, { text: 'The reading group loved Thaw Line' }],
    ['a readalong', 1, { text: 'Thaw Line read-along' }],
    ['an account of a club', 1, { name: 'Leeds Book Club' }],
    ['a night club', 0, { text: 'Thaw Line, the club' }],
  ])('counts %s as a book club: %i', (_what, count, given) =>
    expect(xScores(work, [post(given)]).bookClubMentions).toBe(count),
  )
})

describe('commercial indicators', () => {
  const of = (given: Partial<Volume>) =>
    commercialIndicators({
      ...{
        id: '1',
        title: 'Thaw Line',
        subtitle: null,
        authors: [],
        publisher: null,
        publishedDate: null,
        pageCount: null,
      },
      ...{
        categories: [],
        averageRating: null,
        ratingsCount: null,
        thumbnail: null,
        isbn: null,
        isbns: [],
        description: null,
      },
      ...{ link: '', ...given },
    })
  const traded = { publisher: 'Kestrel Editions', isbns: ['9780141439471'] }

  it.each([
    [0, 0],
    [1, 6],
    [9, 6],
    [10, 18],
    [49, 18],
    [50, 30],
    [249, 30],
    [250, 45],
    [999, 45],
    [1_000, 58],
    [9_999, 58],
    [10_000, 70],
  ])('popularity of %i ratings: %i', (ratingsCount, score) => expect(of({ ratingsCount }).popularityScore).toBe(score))
  it.each([
    [2.9, 0],
    [3, 8],
    [3.4, 8],
    [3.5, 16],
    [4, 24],
    [4.4, 24],
    [4.5, 30],
    [5, 30],
  ])('an average of %d of enough ratings: %i', (averageRating, score) => {
    expect(of({ ratingsCount: 5, averageRating }).popularityScore).toBe(6 + score)
    expect(of({ ratingsCount: 4, averageRating }).popularityScore).toBe(6)
  })
  it.each<[Partial<Volume>, string]>([
    [{ ratingsCount: 1_000 }, 'high'],
    [{ ratingsCount: 999 }, 'medium'],
    [{ ratingsCount: 50 }, 'medium'],
    [{ ratingsCount: 49 }, 'low'],
    [{ ...traded, isForSale: true }, 'medium'],
    [traded, 'low'],
    [{ publisher: 'Independently published', isbns: traded.isbns, isForSale: true }, 'low'],
    [{}, 'low'],
  ])('the presence of %j is %s', (given, presence) => expect(of(given).marketPresence).toBe(presence))
  it.each<[Partial<Volume>, boolean]>([
    [{ isForSale: true }, true],
    [{ ...traded, ratingsCount: 1 }, true],
    [traded, false],
    [{ ...traded, publisher: null, ratingsCount: 9 }, false],
    [{ ...traded, publisher: 'Lulu.com', ratingsCount: 9 }, false],
    [{ ratingsCount: 9 }, false],
  ])('%j sells: %s', (given, sells) => expect(of(given).hasCommercialSales).toBe(sells))
})
