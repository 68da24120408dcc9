import type { ForumPost } from '@storyright/contracts/http'
import { communityAddresses as addresses } from '@storyright/contracts/vocabulary'
import { timeOf, timesOfArrivals } from '../recommendations/arrivals.ts'
import type { Joined } from '../running/join-people.ts'
import type { Filled } from './fill-forum.ts'

/** Whoever asks, and where. */
export interface Reader {
  url: string
  cookie: string
}

const { path: posts } = addresses.forumPosts
const page = (query = '') => `${posts}?limit=20${query}`
const searched = (words: string) => page(`&search=${encodeURIComponent(words)}`)
const tagged = (tag: string) => page(`&tag=${encodeURIComponent(tag)}`)
const repliesOf = (id: string) => `${addresses.forumReplies.path.replace(':id', id)}?limit=100`

/** What is asked of a filled forum, by name; `lastPage` of the long thread. */
export function askedOf({ thread, long, words, tags }: Filled, lastPage: string): Record<string, string[]> {
  return {
    'list, most opened and replied to since': [page()],
    'without limit': [posts],
    'of a category': [page('&category=legal')],
    'of a common tag': [tagged(tags.common)],
    'of a rare tag': [tagged(tags.rare)],
    'of a tag and a category': [`${tagged(tags.common)}&category=legal`],
    'search, common word': [searched(words.common)],
    'search, rare word': [searched(words.rare)],
    'search, two words': [searched(words.two)],
    'search, unfinished word': [searched(words.unfinished)],
    'search, mistyped word': [searched(words.mistyped)],
    'search, common word, latest first': [`${searched(words.common)}&sort=latest`],
    unread: [page('&only=unread')],
    stats: [addresses.forumStats.path],
    'replies, 100 of 500': [repliesOf(thread)],
    'replies, 100 of 2,000': [repliesOf(long)],
    'replies, the last 100 of 2,000': [lastPage],
    'one discussion': [addresses.forumPost.path.replace(':id', long)],
  }
}

/** How long each took, in ms and sorted; one after the other, the first not counted. */
export async function timesOf({ url, cookie }: Reader, asked: string[], count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn <= count; turn++) {
    const begun = performance.now()
    const answer = await fetch(url + asked[turn % asked.length], { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    if (turn > 0) times.push(performance.now() - begun)
  }
  return times.sort((one, other) => one - other)
}

/** All pages of a thread, one after the other as the links say. Returns the address of the last. */
export async function readThread({ url, cookie }: Reader, id: string): Promise<string> {
  for (let next = repliesOf(id); ; ) {
    const answer: Response = await fetch(url + next, { headers: { cookie } })
    await answer.json()
    if (!answer.ok) throw new Error(`${next} answered ${answer.status}`)
    const following = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    if (!following) return next
    next = following
  }
}

interface Liking {
  url: string
  people: Joined[]
  postId: string
  seconds: number
  signal: AbortSignal
}

/** Twenty likes and unlikes a second, by one person after the other, and what is counted after the last. */
export async function likesASecond({ url, people, postId, seconds, signal }: Liking) {
  let errors = 0
  const ask = async (number: number) => {
    const { cookie } = people[number % people.length]!
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(url + addresses.forumLike.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ postId }),
    })
    if (!answer.ok) errors++
    return new Response(await answer.text())
  }
  const times = await timesOfArrivals({ ask, perSecond: 20, seconds, signal })
  const pairs = ((seconds * 20) / people.length) % 2 === 1 ? people.length : 0
  const { cookie } = people[0]!
  const answer = await fetch(url + addresses.forumPost.path.replace(':id', postId), { headers: { cookie } })
  const { likeCount: counted } = (await answer.json()) as ForumPost
  return { asked: times.length, errors, p95: timeOf(0.95, times), counted, pairs }
}
