import { sessionsChanged } from '@storyright/contracts/events'
import { peopleAdministrationCalls as calls, type PeopleAuditEntry, type User } from '@storyright/contracts/http'
import { type Role, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  type Expected,
  requireVersion,
  serve,
  withVersion,
} from '@storyright/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { noSuchAccount, refusals as own } from '../errors.ts'
import type { Letter } from '../mail/letters/letter.ts'
import { asUser, type Person, userEvent } from '../people/person.ts'
import type { AuditViews } from './audit.views.ts'
import { activate, type Decision, giveRole, review, suspend } from './decisions.ts'
import type { PeopleViews } from './people.views.ts'

interface AdministrationDeps extends Deps {
  peopleViews: PeopleViews
  auditViews: AuditViews
}

export function administrationRoutes(app: FastifyInstance, deps: AdministrationDeps): void {
  const { peopleViews, auditViews, clock } = deps
  const versioned = (reply: FastifyReply, person: Person) => withVersion(reply, person.version, asUser(person, clock()))

  serve(app, calls.listUsers, async ({ query, reply }) => {
    const page = await peopleViews.users(query)
    describePage(reply, page, calls.listUsers.path, query)
    return page.rows.map((person) => asUser(person, clock()))
  })

  serve(app, calls.usersCsv, ({ query, reply }) =>
    csvFile(
      reply,
      `storyright-users-${dayOf(clock())}.csv`,
      csvOfPages(userColumns, async (part) => {
        const page = await peopleViews.users({ ...query, ...part })
        return { ...page, rows: page.rows.map((person) => asUser(person, clock())) }
      }),
    ),
  )

  serve(app, calls.listPendingAgents, async ({ query, reply }) => {
    const page = await peopleViews.pendingAgents(query)
    describePage(reply, page, calls.listPendingAgents.path, query)
    return page.rows.map((person) => asUser(person, clock()))
  })

  serve(app, calls.peopleAudit, async ({ query, reply }) => {
    const page = await auditViews.entries(query)
    describePage(reply, page, calls.peopleAudit.path, query)
    return page.rows
  })

  serve(app, calls.peopleAuditCsv, ({ reply }) =>
    csvFile(
      reply,
      `storyright-audit-of-accounts-${dayOf(clock())}.csv`,
      csvOfPages(auditColumns, (part) => auditViews.entries(part)),
    ),
  )

  serve(app, calls.oneUser, async ({ params, reply }) => versioned(reply, await onePerson(deps, params.id)))

  serve(app, calls.verifyAgent, async ({ viewer, params, body: { status, notes }, expected, reply }) =>
    versioned(reply, await reviewApplication(deps, { viewer, id: params.id, expected, verdict: status, notes })),
  )

  serve(app, calls.changeRole, async ({ viewer, params, body: { role }, expected, reply }) =>
    versioned(reply, await changeRole(deps, { viewer, id: params.id, expected, role })),
  )

  serve(app, calls.suspendUser, async ({ viewer, params, expected, reply }) =>
    versioned(reply, await suspendUser(deps, { viewer, id: params.id, expected })),
  )

  serve(app, calls.activateUser, async ({ viewer, params, expected, reply }) =>
    versioned(reply, await activateUser(deps, { viewer, id: params.id, expected })),
  )
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

const userColumns: readonly CsvColumn<User>[] = [
  ['Account', ({ id }) => id],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Username', ({ username }) => username],
  ['Company', ({ companyName }) => companyName],
  ['Role', ({ role }) => role],
  ['Status', ({ status }) => status],
  ['Years of the agency', ({ agencyYearsInBusiness }) => agencyYearsInBusiness],
  ['Application submitted', ({ agentVerificationSubmittedAt }) => agentVerificationSubmittedAt],
  ['Joined', ({ createdAt }) => createdAt],
  ['Last sign-in', ({ lastLoginAt }) => lastLoginAt],
]
const auditColumns: readonly CsvColumn<PeopleAuditEntry>[] = [
  ['When', ({ at }) => at],
  ['What was done', ({ action }) => action],
  ['By', ({ actor }) => fullName(actor)],
  ['Account', ({ subject }) => subject.id],
  ['Name', ({ subject }) => fullName(subject)],
  ['Before', ({ before }) => JSON.stringify(before)],
  ['After', ({ after }) => JSON.stringify(after)],
  ['Notes', ({ notes }) => notes],
]

/** Lifts a suspension. */
function activateUser(deps: AdministerDeps, action: Action): Promise<Person> {
  return administer(deps, {
    ...action,
    decide: activate,
    letter: ({ firstName, email }, at) => deps.letters.activated(firstName, { email, at }),
  })
}

/** Suspends an account: its sessions end, and do not come back when the suspension is lifted. */
function suspendUser(deps: AdministerDeps, action: Action): Promise<Person> {
  return administer(deps, {
    ...action,
    decide: suspend,
    letter: ({ firstName, email }, at) => deps.letters.suspended(firstName, { email, at }),
  })
}

/** Somebody's account as it is now, also one that is closed. */
async function onePerson({ people }: Pick<Deps, 'people'>, id: string): Promise<Person> {
  const person = await people.find(id)
  if (!person) throw noSuchAccount()
  return person
}

/** Changes an account's role; its sessions go on with the new one. */
function changeRole(deps: AdministerDeps, { role, ...action }: Action & { role: Role }): Promise<Person> {
  return administer(deps, {
    ...action,
    decide: (person) => giveRole(person, role, { isSelf: person.id === action.viewer.id }),
  })
}

interface Review extends Action {
  verdict: 'approved' | 'rejected'
  notes: string | null
}

/** Approves or rejects an agent's application, and mails the decision with the notes. */
function reviewApplication(deps: AdministerDeps, { verdict, notes, ...action }: Review): Promise<Person> {
  return administer(deps, {
    ...action,
    notes,
    decide: (person) => review(person, verdict),
    letter: ({ email }, at) =>
      deps.letters[verdict === 'approved' ? 'applicationApproved' : 'applicationRejected'](notes, { email, at }),
  })
}

type AdministerDeps = Pick<Deps, 'transaction' | 'people' | 'mails' | 'letters' | 'outbox' | 'sessions' | 'clock'>

/** The acting administrator, and the account acted on as it was seen. */
interface Action {
  viewer: Viewer
  id: string
  expected: Expected
}

interface Work extends Action {
  /** `null` when nothing changes. */
  decide(person: Person): Decision | null
  letter?(person: Person, at: Date): Letter
  notes?: string | null
}

/** Applies an administrator's decision in one transaction with its audit entry, mail and events. Live sessions see it at once. */
async function administer(
  { transaction, people, mails, outbox, sessions, clock }: AdministerDeps,
  { viewer, id, expected, decide, letter, notes = null }: Work,
): Promise<Person> {
  const now = clock()
  const person = await transaction(async (tx) => {
    // Locked in one fixed order, so that two administrators acting on each other do not deadlock.
    const admins = await people.lockAdmins(tx)
    if (!admins.includes(viewer.id)) throw refusals.notAllowed() // a token may briefly outlive its role
    const before = await people.lock(tx, id)
    if (!before) throw noSuchAccount()
    if (before.email === null) throw own.accountClosed()
    requireVersion(expected, before.version, () => asUser(before, now))
    const decision = decide(before)
    if (!decision) return before
    const { action, changes, event } = decision
    if (changes.status && changes.status !== 'active') await people.endSessions(tx, id)
    const after = await people.change(tx, id, changes)
    const was = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof typeof changes]]))
    await addAuditEntry(tx, { actorId: viewer.id, action, personId: id, before: was, after: changes, notes }, now)
    if (letter) await mails.queue(tx, after, letter(after, now), now)
    await outbox.add(tx, [userEvent(event, after), sessionsChanged({ userId: id })])
    return after
  })
  if (person.status !== 'active') await sessions.clear(id)
  return person
}
