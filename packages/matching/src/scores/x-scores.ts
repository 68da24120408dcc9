import { type Steps, stepAt } from '@storyright/scoring'
import type { Post, WorkToMatch } from '../shapes.ts'
import { longest, upTo } from '../text/bounded.ts'
import { plainWords } from '../text/words.ts'

/** A post with what is counted of it, and whether X marks its account as verified. */
export interface CountedPost extends Post {
  isVerified: boolean
  likes: number
  reposts: number
  replies: number
  quotes: number
}

/** Buzz of the seven days that X's search covers: mentions, by how many people, and what each sets off; 60 + 15 + 25. */
export const buzzTables = {
  mentions: [
    { from: 500, is: 60 },
    { from: 100, is: 48 },
    { from: 50, is: 40 },
    { from: 20, is: 30 },
    { from: 10, is: 22 },
    { from: 5, is: 14 },
    { from: 1, is: 6 },
    { from: 0, is: 0 },
  ],
  people: [
    { from: 50, is: 15 },
    { from: 20, is: 12 },
    { from: 10, is: 9 },
    { from: 5, is: 6 },
    { from: 2, is: 3 },
    { from: 0, is: 0 },
  ],
  /** Likes, replies, reposts and quotes for each mention; the last two count twice, as they carry it further. */
  reactions: [
    { from: 100, is: 25 },
    { from: 30, is: 18 },
    { from: 10, is: 12 },
    { from: 3, is: 6 },
    { from: 1, is: 3 },
    { from: 0, is: 0 },
  ],
} satisfies Record<string, Steps<number>>

/** Figures of the posts that mention the work. The same words by the same account are one mention. */
export function xScores(work: WorkToMatch, posts: readonly CountedPost[]) {
  const mentions = [
    ...new Map(posts.map((post) => [`${post.username}\n${upTo(post.text, longest.text)}`, post])).values(),
  ]
  const people = new Set(mentions.map(({ username }) => username)).size
  const reactions = mentions.reduce(
    (sum, post) => sum + post.likes + post.replies + 2 * (post.reposts + post.quotes),
    0,
  )
  const each = mentions.length === 0 ? 0 : reactions / mentions.length
  return {
    mentions: mentions.length,
    buzzScore:
      stepAt(buzzTables.mentions, mentions.length) +
      stepAt(buzzTables.people, people) +
      stepAt(buzzTables.reactions, each),
    hasVerifiedMentions: mentions.some(({ isVerified }) => isVerified),
    publisherPromotion: mentions.some((post) => isPromotion(work, post)),
    bookClubMentions: mentions.filter(isOfABookClub).length,
  }
}

const houses = new Set('press publishing publishers publisher publications verlag editions'.split(' '))
const trade = new Set([...houses, ...'books book house the uk us usa ireland ltd inc group'.split(' ')])
const promotes =
  /\b(out (now|today|tomorrow|this week)|pre-?orders?|publication day|available (now|today)|new in paperback|cover reveal|our (new|spring|summer|autumn|winter|lead) title|giveaway|on sale)\b/i

/** By the work's own publisher, whatever the text; or by a publisher by name, when the text offers the work for sale. */
function isPromotion({ publisher }: WorkToMatch, { username, name, text }: CountedPost): boolean {
  const account = plainWords(upTo(name, longest.name))
  const house = ownWords(plainWords(upTo(publisher, longest.name)))
  if (house && (ownWords(account) === house || isHandleOf(house, username))) return true
  return account.some((word) => houses.has(word)) && promotes.test(upTo(text, longest.text))
}

/** The part of a publisher's name that identifies it: "Kestrel Editions Ltd" is "kestrel". */
const ownWords = (words: readonly string[]) => words.filter((word) => !trade.has(word)).join('')

function isHandleOf(house: string, username: string): boolean {
  const handle = plainWords(upTo(username, longest.name)).join('')
  return handle === house || (handle.startsWith(house) && trade.has(handle.slice(house.length)))
}

const bookClub = /\bbook ?clubs?\b|\b(book|reading) groups?\b|\bread-?alongs?\b|\bbuddy read\b|\bgroup read\b/i

/** The post, or the name of its account, speaks of reading together. */
const isOfABookClub = ({ text, name }: CountedPost) =>
  bookClub.test(`${upTo(text, longest.text)} · ${upTo(name, longest.name)}`.replace(/#/g, ' '))
