import { setTimeout as pause } from 'node:timers/promises'
import type { MemberJournal } from '../members/simulate-member.ts'
import { type Member, simulateMember } from '../members/simulate-member.ts'
import { type Simulation, simulateOffer } from '../offers/simulate-offer.ts'
import { type Dice, diceOf } from '../support/dice.ts'

const OFFER_LANES = 3
const BETWEEN_MS = 500

interface Traffic extends Simulation {
  journalOfMembers: MemberJournal
  /** Who becomes a member while it goes on. */
  members: readonly Member[]
  /** How long they are spread over. */
  seconds: number
  seed: number
}

/** Few offers and members, one after the other in some lanes; `stop` lets whatever has begun come to its end. */
export function startTraffic({ members, journalOfMembers, seconds, seed, ...simulation }: Traffic) {
  const { journal } = simulation
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined)
  const givenUp = (what: string) => (error: unknown) => journal.fault(`${what} was given up: ${String(error)}`)
  const offers = async (dice: Dice) => {
    while (!signal.aborted) {
      await simulateOffer(simulation, dice).catch(givenUp('An offer'))
      await wait(BETWEEN_MS)
    }
  }
  const upgrades = async (dice: Dice) => {
    for (const member of members) {
      if (signal.aborted) return
      await simulateMember({ ...simulation, members: journalOfMembers }, dice, member).catch(givenUp(member.email))
      await wait((seconds * 1000) / members.length)
    }
  }
  const lanes = Array.from({ length: OFFER_LANES }, (_, lane) => offers(diceOf(seed + lane)))
  const all = Promise.all([...lanes, upgrades(diceOf(seed + OFFER_LANES))])
  return {
    stop: async () => {
      stopping.abort()
      await all
    },
  }
}
