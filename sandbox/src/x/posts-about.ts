import type { Medium } from '@storyright/contracts/vocabulary'
import { chanceOf, choiceOf, identifierOf, numberOf, unevenNumberOf } from '../text/chance.ts'
import { relativeOf, someoneElse } from '../works/people.ts'
import { fateOf, type Work } from '../works/works.ts'
import type { Post } from './post.ts'

const MINUTES_OF_WEEK = 7 * 24 * 60
const shares = { clear: 0.34, several: 0.18 }

const tagOf = (title: string) =>
  (title.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
const link = (...words: string[]) => `https://t.co/${identifierOf(10, 'link', ...words).replaceAll(/[-_]/g, 'x')}`

const wordsFor = (medium: Medium): { done: string; thing: string } => {
  if (medium === 'book' || medium === 'comic') return { done: 'reading', thing: 'book' }
  if (medium === 'podcast') return { done: 'listening to', thing: 'podcast' }
  if (medium === 'game' || medium === 'toy') return { done: 'playing', thing: 'game' }
  return { done: 'watching', thing: 'script' }
}

type XPost = { text: string; author: Account }
type Voice = (work: Work, name: string) => XPost

const ofReader: Voice = (work, name) => {
  const { done, thing } = wordsFor(work.medium)
  const texts = [
    `Just finished ${done} ${work.title} by ${work.author} and I need a lie down.`,
    `${work.author}’s “${work.title}” has no business being this good.`,
    `Day three of telling everybody about ${work.title} (${work.author}). Sorry.`,
    `Has anybody else got to the end of ${work.title}? By ${work.author}, that ${thing} with the ending. #${tagOf(work.title)}`,
    `${work.title} by ${work.author}: two stars. There, I said it.`,
    `Missed my stop because of ${work.title}. Blame ${work.author}. #amreading`,
  ]
  return { text: choiceOf(texts, 'said', name), author: readerOf(name) }
}
const ofPublisher: Voice = (work) => {
  const house = work.publisher ?? 'Second Lamp'
  return {
    text: `Out now: ${work.title} by ${work.author}. Read the first chapter here: ${link(work.name)} #newbook`,
    author: publisherOf(house),
  }
}
const ofClub: Voice = (work, name) => ({
  text: `Our book club pick this month is ${work.title} by ${work.author}. Bring biscuits. #bookclub`,
  author: clubOf(name),
})
const ofCritic: Voice = (work, name) => ({
  text: `My column: why somebody should film ${work.title} by ${work.author} ${link(name)}`,
  author: criticOf(name),
})
/** The title alone: perhaps this work, perhaps another. */
const unclear: Voice = (work, name) => {
  const texts = [
    `Anyone seen ${work.title}? Worth it?`,
    `${work.title} tonight, then.`,
    `Still thinking about ${work.title}.`,
    `#${tagOf(work.title)} ${work.title} is all my feed talks about`,
  ]
  return { text: choiceOf(texts, 'unclear', name), author: readerOf(name) }
}
/** The title with a name that is nearly the author's. */
const ofRelative: Voice = (work, name) => ({
  text: `New this week: ${work.title} by ${relativeOf(work.author, name)}. Is it any good?`,
  author: readerOf(name),
})
const ofSpammer: Voice = (work, name) => ({
  text: `WIN a FREE phone!! ${work.title} ${tagOf(work.title)} click now ${link(name)} #giveaway #free`,
  author: spammerOf(name),
})
const ofListener: Voice = (work, name) => ({
  text: `${work.title} by ${someoneElse('band', work.name)} is the song of the summer, no argument`,
  author: readerOf(name),
})

function voiceAt(name: string): Voice {
  const chance = chanceOf('voice', name)
  if (chance < 0.09) return ofClub
  if (chance < 0.15) return ofCritic
  return chance < 0.22 ? unclear : ofReader
}

/** What is posted about a work within any seven days, and what only has its words. */
export function postsAbout(work: Work): Post[] {
  const fate = fateOf(work, 'x', shares)
  const happens = (what: string, share: number) => chanceOf('posts', what, work.name) < share
  const written = (what: string, count: number, voiceOf: (name: string) => Voice) =>
    Array.from({ length: count }, (_none, place) => post(work, `${what} ${place} of ${work.name}`, voiceOf))
  const near = [
    ...(happens('spam', 0.2) ? written('spam', 2, () => ofSpammer) : []),
    ...(happens('song', 0.15) ? written('song', 2, () => ofListener) : []),
  ]
  if (fate === 'clear')
    return [
      ...written('mention', unevenNumberOf(2, 110, 'mentions', work.name), voiceAt),
      ...(happens('promotion', 0.3) ? written('promotion', 1, () => ofPublisher) : []),
      ...near,
    ]
  if (fate === 'several')
    return [
      ...written('unclear', numberOf(1, 12, 'unclear', work.name), (name) =>
        chanceOf('relative', name) < 0.4 ? ofRelative : unclear,
      ),
      ...near,
    ]
  return near
}

function post(work: Work, name: string, voiceOf: (name: string) => Voice): Post {
  const { text, author } = voiceOf(name)(work, name)
  const isRetweet = chanceOf('retweet', name) < 0.12
  return {
    text: isRetweet ? `RT @${readerOf('first', name).username}: ${text}` : text,
    minute: numberOf(0, MINUTES_OF_WEEK - 1, 'minute', name),
    author: isRetweet ? readerOf('again', name) : author,
    isRetweet,
    isReply: !isRetweet && chanceOf('reply', name) < 0.1,
  }
}

export interface Account {
  id: string
  name: string
  username: string
  isVerified: boolean
  verifiedType: 'none' | 'blue' | 'business'
  description: string
  followers: number
}

const account = (name: string, profile: Partial<Account>): Account => ({
  id: String(numberOf(10_000_000, 4_000_000_000, 'account', name)),
  name,
  username: name.replace(/[^A-Za-z0-9]/g, '').slice(0, 15),
  isVerified: false,
  verifiedType: 'none',
  description: '',
  followers: unevenNumberOf(12, 3_000, 'followers', name),
  ...profile,
})

const READERS = 160
const readers = Array.from({ length: READERS }, (_none, place) =>
  account(someoneElse('reader', String(place)), {
    username: `${someoneElse('reader', String(place)).split(' ')[0]!.toLowerCase()}_${place}`,
    description: choiceOf(
      ['Reads on trains.', 'Tea, tents, tragedies.', 'Opinions my own.', ''],
      'about',
      String(place),
    ),
  }),
)
const critics = ['Maud Tillotson', 'The Weekly Shelf', 'Radio Fourteen Arts', 'Ivo Brandreth'].map((name) =>
  account(name, {
    isVerified: true,
    verifiedType: 'blue',
    description: 'Critic',
    followers: unevenNumberOf(9_000, 400_000, 'followers', name),
  }),
)
const clubs = ['Tuesday Book Club', 'Northern Readers Book Club', 'Commuters’ Book Club'].map((name) =>
  account(name, { description: 'A book club. New members welcome.' }),
)
const spammers = ['Free Phones Daily', 'Follow4Follow', 'CheapLinks'].map((name) =>
  account(name, { description: 'LINK IN BIO', followers: 3 }),
)

const readerOf = (...words: string[]) => choiceOf(readers, 'who', ...words)
const criticOf = (...words: string[]) => choiceOf(critics, 'who', ...words)
const clubOf = (...words: string[]) => choiceOf(clubs, 'who', ...words)
const spammerOf = (...words: string[]) => choiceOf(spammers, 'who', ...words)

/** The account of a publishing house, verified as a business. */
const publisherOf = (house: string): Account =>
  account(house, {
    isVerified: true,
    verifiedType: 'business',
    description: `${house}, publishers. New books every month.`,
    followers: unevenNumberOf(2_000, 90_000, 'followers', house),
  })
