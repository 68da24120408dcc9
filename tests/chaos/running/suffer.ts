import type { Progress } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/postgres'
import { openDatabase as openMembershipDatabase } from '../../../services/membership/src/database.ts'
import { openDatabase } from '../../../services/offers/src/database.ts'
import { signIn } from '../../load/running/sign-in.ts'
import { openPeople } from '../../platform/support/people.ts'
import { audit } from '../books/audit.ts'
import { readMail } from '../books/mail.ts'
import { unfinishedWork } from '../books/unfinished.ts'
import { waitForListings } from '../books/wait-for-listings.ts'
import type { Fault } from '../faults/fault.ts'
import { faultsIn } from '../invariants/all-invariants.ts'
import { auditMemberships } from '../members/audit-members.ts'
import { premiumIn } from '../members/premium-in.ts'
import type { MemberJournal } from '../members/simulate-member.ts'
import { openMarket } from '../offers/market.ts'
import { diceOf } from '../support/dice.ts'
import { openJournal } from '../support/journal.ts'
import { sandboxAt } from '../support/sandbox.ts'
import type { BackingServers } from '../support/servers.ts'
import { faultTable, isWell, type Outcome } from './fault-table.ts'
import { runFault } from './run-fault.ts'
import { untilAgreed } from './until-agreed.ts'

/** The platform under test, and what is to go wrong. */
export interface SufferOptions {
  home: string
  url: string
  sandboxUrl: string
  mailUrl: string
  services: Record<string, string>
  internalToken: string
  servers: BackingServers
  faults: readonly Fault[]
  seed: number
  /** How long the beginning of the demo may take to be heard everywhere before the first fault. */
  settleMs: number
  progress: Progress
}

/** Lets one thing after the other go wrong under traffic, and prints what was seen; returns whether every invariant held in time. */
export async function suffer({ faults, servers, seed, settleMs, progress, ...at }: SufferOptions): Promise<boolean> {
  const { home, url, services, internalToken } = at
  const { urls } = servers
  const identityUrl = withDatabase(urls.postgresUrl, 'identity')
  const offers = openDatabase(withDatabase(urls.postgresUrl, 'offers'), 3)
  const memberships = openMembershipDatabase(withDatabase(urls.postgresUrl, 'membership'))
  const journal = openJournal()
  const sandbox = sandboxAt(at.sandboxUrl)
  const mail = readMail(at.mailUrl)
  const people: { id: string }[] = []
  const known = new Set<string>()
  const journalOfMembers: MemberJournal = { paid: new Set(), withdrawn: new Set() }
  const site = { url, journal, signal: new AbortController().signal }
  const dice = diceOf(seed)
  const outcomes: Outcome[] = []
  try {
    await waitForListings(urls.postgresUrl, offers)
    const market = await progress.step('Opening the market', () => openMarket(site, identityUrl, offers, dice))
    const asking = { url, cookie: await signIn(url, await somePremium(identityUrl)) }
    const books = async () => {
      const places = { offers, memberships, postgresUrl: urls.postgresUrl, sandboxUrl: sandbox.url }
      const unfinished = await unfinishedWork(places)
      // What an earlier fault has left unfinished for good must not hide the rest.
      if (unfinished.some((one) => !known.has(one))) return unfinished
      const evidence = { db: memberships, sandboxUrl: sandbox.url, members: journalOfMembers, people }
      return [
        ...(await audit({ offers, sandboxUrl: sandbox.url, journal, mail })),
        ...(await auditMemberships({ ...evidence, premium: await premiumIn(identityUrl) })),
        ...(await faultsIn({ urls, services, internalToken })),
      ]
    }
    const settled = await progress.step('Letting everything come to rest', () =>
      untilAgreed(books, { known, limitMs: settleMs }),
    )
    for (const one of settled.faults) progress.note(`  not at rest yet: ${one}`)
    const simulation = { ...site, market, sandbox }
    const hurt = { home, servers, sandbox, services, internalToken, progress }
    for (const [place, fault] of faults.entries()) {
      const running = { hurt, simulation, journalOfMembers, people, identityUrl, asking, dice, books, known, progress }
      const outcome = await runFault(fault, { ...running, seed: seed + 1_000 * place })
      outcomes.push(outcome)
      progress.note(faultTable([outcome]))
    }
    return outcomes.every(isWell)
  } finally {
    progress.note(`\n${faultTable(outcomes)}`)
    await mail.stop().catch((error: unknown) => progress.note(String(error)))
    await offers.$disconnect()
    await memberships.$disconnect()
  }
}

/** Somebody who may ask every part of the site. */
async function somePremium(identityUrl: string): Promise<string> {
  const people = await openPeople(identityUrl)
  try {
    return (await people.add({ isSubscribed: true })).email
  } finally {
    await people.close()
  }
}
