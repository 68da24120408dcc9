import { exportUser } from '@storyright/contracts/http'
import { paging, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { ServiceClient } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { activePerson } from '../people/active-person.ts'
import { asUser, type Person } from '../people/person.ts'
import type { OwnRecords } from './own-records.ts'

export interface ExportDeps extends Pick<Deps, 'people' | 'sessions' | 'clock'> {
  records: OwnRecords
  /** Every other service that keeps personal data. */
  neighbours: Record<string, ServiceClient>
}

/** Everything the platform holds about one person, by service; refuses when a service is unavailable. */
export async function exportData(deps: ExportDeps, viewer: Viewer): Promise<Record<string, unknown>> {
  const person = await activePerson(deps.people, viewer.id)
  const others = Object.entries(deps.neighbours).map(
    async ([name, client]) => [name, await exportFrom(client, person.id)] as const,
  )
  const [identity, ...rest] = await Promise.all([ownData(deps, person), ...others])
  const known = { identity, ...Object.fromEntries(rest) }
  return { exportedAt: deps.clock().toISOString(), mayLackOlderRows: fullLists(known), ...known }
}

/** What one service holds; refuses when it does not respond. */
export async function exportFrom(client: ServiceClient, id: string): Promise<Record<string, unknown>> {
  const { method, reply } = exportUser
  const known = await client.ask({ method, path: exportUser.path.replace(':id', id), reply, idempotent: true })
  // A service that holds nothing responds with an empty export, so a 404 is a fault.
  if (known === null) throw refusals.unavailable({ retryAfterSeconds: 2 })
  return known
}

async function ownData({ sessions, records, clock }: ExportDeps, person: Person) {
  const submittedAt = person.agentVerificationSubmittedAt
  const [open, administration, mails] = await Promise.all([
    sessions.of(person.id),
    records.administration(person.id),
    records.mails(person.id),
  ])
  return {
    account: asUser(person, clock()),
    applications: submittedAt === null ? [] : [{ submittedAt }],
    administration,
    sessions: open
      .filter(({ hash, epoch }) => epoch === person.sessionEpoch || hash === person.keptSession)
      .map(({ createdAt }) => ({ openedAt: createdAt })),
    mails,
  }
}

/** A list of an export that reached the limit of rows: older ones are missing. */
interface FullList {
  service: string
  list: string
  rows: number
}

/** The lists of what each service knows that were cut, or that end exactly there; each service gives the newest rows. */
export const fullLists = (known: Record<string, unknown>): FullList[] =>
  Object.entries(known).flatMap(([service, records]) =>
    Object.entries(records as object)
      .filter(([, list]) => Array.isArray(list) && list.length >= paging.listMaximum)
      .map(([list, rows]: [string, unknown[]]) => ({ service, list, rows: rows.length })),
  )
