import { setTimeout as pause } from 'node:timers/promises'
import { openPeople } from '../../platform/support/people.ts'
import { clientFor, type Site } from '../support/client.ts'
import { diceOf } from '../support/dice.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { type Member, type MemberJournal, simulateMember } from './simulate-member.ts'

const LANES = 8

/** People with an account, who are no members yet. */
export async function openMembers(site: Site, identityUrl: string, count: number): Promise<Member[]> {
  const people = await openPeople(identityUrl)
  const members: Member[] = []
  try {
    while (members.length < count) {
      const { id, email } = await people.add()
      members.push({ ...clientFor(site, email), id })
    }
    return members
  } finally {
    await people.close()
  }
}

interface Simulating extends Site {
  sandbox: Sandbox
  journalOfMembers: MemberJournal
  members: readonly Member[]
  minutes: number
  seed: number
}

/** Has everybody become a member, spread over the minutes, in parallel lanes; `done` says how many have. */
export function simulateMembers({ members, minutes, seed, journalOfMembers, ...site }: Simulating) {
  const { signal, journal } = site
  const began = Date.now()
  let next = 0
  let done = 0
  const isEarly = () => next > (members.length * (Date.now() - began)) / (minutes * 60_000)
  const lane = async (number: number) => {
    const dice = diceOf(seed + 300 + number)
    while (!signal.aborted && next < members.length) {
      if (isEarly()) {
        await pause(100)
        continue
      }
      const member = members[next++]!
      await simulateMember({ ...site, members: journalOfMembers }, dice, member).catch((error: unknown) => {
        if (!signal.aborted) journal.fault(`${member.email} gave up: ${String(error)}`)
      })
      done++
    }
  }
  return { finished: Promise.all(Array.from({ length: LANES }, (_, number) => lane(number))), done: () => done }
}
