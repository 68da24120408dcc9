import type { Progress } from '@storyright/backing-servers'
import type { Fault, Hurt } from '../faults/fault.ts'
import type { MemberJournal } from '../members/simulate-member.ts'
import { openMembers } from '../members/simulate-members.ts'
import type { Simulation } from '../offers/simulate-offer.ts'
import type { Dice } from '../support/dice.ts'
import type { Outcome } from './fault-table.ts'
import { startTraffic } from './traffic.ts'
import { untilAgreed } from './until-agreed.ts'
import { untilUsable } from './until-usable.ts'
import { type Asking, watchParts } from './watch-parts.ts'

const MEMBERS = 4
const CALM_MS = 3_000

interface Running {
  hurt: Hurt
  simulation: Simulation
  journalOfMembers: MemberJournal
  /** Everybody who may have become a member so far. */
  people: { id: string }[]
  identityUrl: string
  asking: Asking
  dice: Dice
  seed: number
  /** Every fault in the books, money and all. */
  books(): Promise<string[]>
  /** Faults of an earlier run that cannot be mended. */
  known: Set<string>
  progress: Progress
}

/** Lets one thing go wrong under traffic, and waits until everything can be used and all books agree. */
export async function runFault(fault: Fault, running: Running): Promise<Outcome> {
  const { hurt, simulation, identityUrl, asking, dice, seed, people, known, progress } = running
  const { journal } = simulation
  const missing = await fault.unless?.(hurt.home)
  if (missing) return { fault, skipped: missing }
  const members = await openMembers(simulation, identityUrl, MEMBERS)
  people.push(...members)
  const { journalOfMembers } = running
  const traffic = startTraffic({ ...simulation, members, journalOfMembers, seconds: fault.seconds, seed })
  await waited(CALM_MS)
  const answersBefore = new Map(journal.answers)
  const refusedBefore = journal.refused.length
  const watching = new AbortController()
  let end: Awaited<ReturnType<Fault['begin']>>
  let seen: Awaited<ReturnType<typeof watchParts>> = new Map()
  await progress.step(`${fault.name}: ${fault.what}`, async () => {
    end = await fault.begin(hurt)
    const watched = watchParts(asking, { ...fault, signal: watching.signal })
    await waited(fault.seconds * 1000)
    watching.abort()
    seen = await watched
  })
  const answers = new Map([...journal.answers].map(([what, many]) => [what, many - (answersBefore.get(what) ?? 0)]))
  const left = await progress.step(`${fault.name}: ending it`, () => end())
  const usableAfter = await progress.step(`${fault.name}: until everything can be used`, () =>
    untilUsable(simulation, { asking, dice, limitMs: 1000 * (fault.usableWithin + 60) }),
  )
  // The gateway's part tells how the others are; that it says so is no refusal.
  const refusedParts = [...seen].flatMap(([part, { refused }]) => (part === 'gateway' ? [] : refused))
  const refused = [...journal.refused.slice(refusedBefore), ...refusedParts]
  await traffic.stop()
  if (left?.forgottenSince) journal.forgetSince(left.forgottenSince, left.undone)
  const agreed = await progress.step(`${fault.name}: until all books agree`, () =>
    untilAgreed(running.books, { known, limitMs: 1000 * fault.agreesWithin }),
  )
  for (const one of agreed.faults) known.add(one)
  const faults = [...agreed.faults, ...refusedUnduly(refused, left?.mayRefuse)]
  return { fault, seen, answers, usableAfter, agreedAfter: agreed.seconds, faults }
}

/** A fault of its own kind: nothing in the books, but somebody noticed. */
function refusedUnduly(refused: readonly number[], mayRefuse: (beganAt: number) => boolean = () => true): string[] {
  const unduly = refused.filter((beganAt) => !mayRefuse(beganAt)).length
  return unduly === 0 ? [] : [`${unduly} requests were refused or cut off that should have been answered`]
}

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
