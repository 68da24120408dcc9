import { addMonths } from '@storyright/contracts/vocabulary'
import { type DemoAccount, demoAccounts } from '../accounts.ts'
import { spread } from '../deterministic.ts'
import { demoMembers } from '../memberships.ts'

/** Where something is written. */
export type Place = 'forum' | 'comments'

/** An author, and since when they may write. */
export interface Voice {
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
export function likesOf(
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
