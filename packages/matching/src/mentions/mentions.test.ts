import type { Post, Video, WorkToMatch } from '../shapes.ts'
import { matchPosts } from './match-posts.ts'
import { matchVideos } from './match-videos.ts'
import { mentionAdjustments, mentionConfidence, mentionWorth } from './mention-confidence.ts'

const emma: WorkToMatch = {
  ...{ title: 'Emma', author: 'Jane Austen', medium: 'book', isbn: null, publisher: null, publicationDate: '1815' },
}
const video = (title: string, description = '', channel = 'A channel'): Video => ({
  ...{ id: title, title, description, channel, tags: [], publishedAt: '2024-05-01T00:00:00Z' },
  ...{ link: 'https://www.youtube.com/watch?v=1', thumbnail: null },
})
const post = (text: string, name = 'Somebody'): Post => ({
  ...{
    id: text,
    text,
    username: 'somebody',
    name,
    createdAt: '2026-11-20T00:00:00Z',
    link: 'https://x.com/i/status/1',
  },
})
const about = (work: Partial<WorkToMatch>, title: string, description = '') =>
  matchVideos({ ...emma, ...work }, [video(title, description)]).state
const dune = { title: 'Dune', author: 'Frank Herbert' }
const frankenstein = { title: 'Frankenstein', author: 'Mary Shelley' }

describe('a video', () => {
  it.each<[Partial<WorkToMatch>, string, string]>([
    [{}, 'Emma by Jane Austen: full audiobook', ''],
    [{}, 'EMMA. - Official Trailer', 'Jane Austen’s beloved comedy'],
    [{}, 'Jane Austen’s Emma in ten minutes', ''],
    [dune, 'reading dune by Frank Herbert', ''],
    [{ title: 'Nineteen Eighty-Four', author: 'George Orwell' }, '1984 (George Orwell) explained', ''],
    [{ title: '1984', author: 'George Orwell' }, 'Nineteen Eighty-Four by George Orwell', ''],
    [{ title: 'Uncle Silas', author: 'Sheridan Le Fanu' }, 'Uncle Silas, J. Sheridan LeFanu', ''],
    [{ title: 'Mrs Dalloway', author: 'Virginia Woolf' }, 'Woolf’s Mrs. Dalloway: a novel of one day', ''],
    [{ title: '雪国', author: '川端 康成' }, '川端康成『雪国』を読む', ''],
  ])('about %j is taken: %s', (work, title, description) => expect(about(work, title, description)).toBe('matched'))

  it.each<[string, Partial<WorkToMatch>, string, string]>([
    ['of somebody called so', {}, 'Emma Watson on Jane Austen', ''],
    ['of another title that begins so', dune, 'Dune Messiah by Frank Herbert: review', ''],
    ['of another title that ends so', frankenstein, 'Young Frankenstein', 'After Mary Shelley'],
    [
      'of another title with "and"',
      { title: 'She', author: 'H. Rider Haggard' },
      'She and Allan by H. Rider Haggard',
      '',
    ],
    ['of another work of its author', frankenstein, 'The Last Man by Mary Shelley, author of Frankenstein', ''],
    [
      'of another work of its author, by its article',
      { title: 'The Moonstone', author: 'Wilkie Collins' },
      'Armadale by the author of The Moonstone',
      'Wilkie Collins',
    ],
    [
      'of somebody else’s work',
      { title: 'Home', author: 'Marilynne Robinson' },
      'Home by Toni Morrison',
      'Compared with Marilynne Robinson',
    ],
    [
      'of somebody else’s work, possessive',
      { title: 'Justice', author: 'John Galsworthy' },
      'Michael Sandel’s Justice',
      'Not John Galsworthy',
    ],
    ['that names neither', {}, 'My morning routine', ''],
    ['that names the author alone', {}, 'Jane Austen: a life', ''],
    ['of common words', { title: 'Home' }, 'Home prices explained', ''],
  ])('%s is not taken', (_what, work, title, description) =>
    expect(about(work, title, description)).not.toBe('matched'),
  )

  it('that names both only in its description waits for a choice', () =>
    expect(about({}, 'Five books for autumn', 'Among them Emma by Jane Austen')).toBe('choosing'))
  it('beside others is taken with them', () => {
    const { taken, candidates } = matchVideos(emma, [
      video('Emma by Jane Austen'),
      video('Jane Austen: Emma'),
      video('Emma'),
    ])
    expect([taken.length, candidates.length]).toEqual([2, 2])
    expect(taken[0]!.reasons).toEqual(['Names the title', 'Names the author'])
  })
})

describe('a post', () => {
  it.each([
    'Halfway through Emma by Jane Austen',
    'Rereading #Emma. Thank you #JaneAusten',
    'EMMA (Jane Austen) is out in paperback',
  ])('is a mention: %s', (text) => expect(matchPosts(emma, [post(text)]).state).toBe('matched'))
  it.each(['Emma here! New selfie', 'Jane Austen was born on this day', 'Jane and Emma at Ascot'])(
    'is none: %s',
    (text) => expect(matchPosts(emma, [post(text)]).taken).toEqual([]),
  )
  it('of a title joined in a tag is one', () =>
    expect(
      matchPosts({ ...emma, title: 'Precious Bane', author: 'Mary Webb' }, [post('#PreciousBane by #MaryWebb again')])
        .state,
    ).toBe('matched'))
})

describe('the confidence of a mention', () => {
  const evidence = {
    title: 'clean',
    isInHeadline: true,
    author: 'full',
    contentWords: 1,
    speaksOfWorks: false,
  } as const
  it.each(
    (['full', 'family', 'none'] as const).flatMap((author) => [1, 2, 3].map((words) => [author, words] as const)),
  )('with an author named %s and %i words in the title', (author, contentWords) => {
    const { inText, aside, longer, anothers, speaksOfWorks } = mentionAdjustments
    const worth = mentionWorth[author][contentWords - 1]!
    const of = (given: object) => mentionConfidence({ ...evidence, author, contentWords, ...given }).confidence
    expect(of({})).toBeCloseTo(worth, 2)
    expect(of({ contentWords: contentWords === 3 ? 9 : contentWords })).toBeCloseTo(worth, 2)
    expect(of({ speaksOfWorks: true })).toBeCloseTo(Math.min(0.98, worth + speaksOfWorks[author]), 2)
    expect(Math.abs(of({ isInHeadline: false }) - worth * inText)).toBeLessThan(0.006)
    expect(Math.abs(of({ title: 'aside' }) - worth * aside)).toBeLessThan(0.006)
    expect(Math.abs(of({ title: 'longer' }) - worth * longer)).toBeLessThan(0.006)
    expect(Math.abs(of({ title: 'anothers' }) - worth * anothers)).toBeLessThan(0.006)
    expect(of({ title: 'none' })).toBe(0)
  })
})
