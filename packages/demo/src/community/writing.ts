import { addMonths } from '@storyright/contracts/vocabulary'
import { type DemoAccount, demoAccounts } from '../accounts.ts'
import { spread } from '../deterministic.ts'
import { demoMembers } from '../memberships.ts'

/** A text that somebody wrote. */
export interface DemoText {
  id: string
  authorId: string
  at: Date
  text: string
  likes: DemoLike[]
}

interface DemoTextInput {
  id: string
  /** A username. */
  by: string
  text: string
  /** Its time before it is moved to an hour at which people write. */
  due: number
  /** How many like it. */
  likes: number
}

export interface Talk {
  voices: ReadonlyMap<string, Voice>
  now: number
  place: Place
}

/** The person of this name; throws if they may not write there. */
export function voiceOf({ voices, place }: Pick<Talk, 'voices' | 'place'>, username: string): Voice {
  const voice = voices.get(username)
  if (!voice || voice.since[place] === Number.POSITIVE_INFINITY)
    throw new Error(`Nobody in the demo who may talk there is called ${username}: ${place}`)
  return voice
}

/** What somebody writes in a place, at an hour at which people would. */
export function writing(talk: Talk, { id, by, text, due, likes }: DemoTextInput): DemoText {
  const { account } = voiceOf(talk, by)
  const written = { id, authorId: account.id, text, at: new Date(atWork(due, talk.now, id)) }
  return { ...written, likes: likesOf(talk, written, likes) }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The share of weekend texts that stay there; the rest move to Monday. */
const WEEKEND = 0.3
const [FIRST_HOUR, LAST_HOUR] = [7, 22]

/** When people would write something that is due at a time: by day, and seldom on a weekend; never after `now`. */
function atWork(due: number, now: number, name: string): number {
  let at = due
  const hour = Math.floor((at % DAY_MS) / HOUR_MS)
  if (hour < FIRST_HOUR) at = morningOf(at, name)
  if (hour >= LAST_HOUR) at = morningOf(at + DAY_MS, name)
  const weekday = new Date(at).getUTCDay()
  if ((weekday === 0 || weekday === 6) && spread(`weekend ${name}`) > WEEKEND) at += (weekday === 6 ? 2 : 1) * DAY_MS
  return at < now ? at : Math.min(due, now)
}

/** A length with some variation, since people do not answer to the minute. */
export const about = (length: number, name: string): number =>
  length + Math.min(0.3 * length, 6 * HOUR_MS) * (spread(`about ${name}`) - 0.5)

const morningOf = (at: number, name: string) =>
  Math.floor(at / DAY_MS) * DAY_MS + (FIRST_HOUR + 2.5 * spread(`morning ${name}`)) * HOUR_MS

/** Where something is written. */
export type Place = 'forum' | 'comments'

/** An author, and since when they may write. */
interface Voice {
  account: DemoAccount
  since: Record<Place, number>
}

const NEVER = Number.POSITIVE_INFINITY

/** All people of the demo who may write in a place, by username. */
export function voicesOf(now: Date): ReadonlyMap<string, Voice> {
  const active = demoAccounts.filter(({ status }) => status === 'active')
  const voices = active.map((account): Voice => {
    const premium = premiumSince(account, now)
    const forum = account.role === 'agent' ? Date.parse(account.createdAt) : premium
    return { account, since: { comments: premium, forum } }
  })
  return new Map(voices.filter(({ since }) => since.forum !== NEVER).map((voice) => [voice.account.username, voice]))
}

function premiumSince({ id, role, createdAt }: DemoAccount, now: Date): number {
  if (role === 'premium' || role === 'admin') return Date.parse(createdAt)
  const member = demoMembers.find(({ account }) => account.id === id)
  return member ? addMonths(now, -member.monthsAgo).getTime() : NEVER
}

export interface DemoLike {
  personId: string
  at: Date
}

interface LikesInput {
  voices: ReadonlyMap<string, Voice>
  place: Place
  now: number
}

/** Most like a text soon or never. */
const WITHIN_MS = 4 * 86_400_000

/** The likes of `count` people who may read a text. */
function likesOf(
  { voices, place, now }: LikesInput,
  text: { id: string; authorId: string; at: Date },
  count: number,
): DemoLike[] {
  const at = text.at.getTime()
  return [...voices.values()]
    .filter(({ account, since }) => account.id !== text.authorId && since[place] <= at)
    .map(({ account: { id } }) => ({ personId: id, order: spread(`like ${text.id} ${id}`) }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ personId, order }) => ({ personId, at: new Date(at + Math.min(WITHIN_MS, now - at) * (1 - order)) }))
}
