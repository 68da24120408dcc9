import type { peopleAdministrationCalls } from '@storyright/contracts/http'
import { foldText, paging, squeezed } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { Person } from '../people/person.ts'

type UsersQuery = z.output<typeof peopleAdministrationCalls.listUsers.query>
export type PeopleViews = ReturnType<typeof createPeopleViews>

const place = z.tuple([z.number().int().min(0).max(Date.UTC(9999, 11)), z.uuid()])

/** Lists of people for administrators. */
export function createPeopleViews(db: Database) {
  const list = async (wanted: Prisma.PersonWhereInput, query: UsersQuery, oldestFirst: boolean) => {
    const { cursor, limit = paging.listMaximum } = query
    const after = readCursor(place, cursor)
    const where = { AND: [wanted, conditionsOf(query)] }
    const direction = oldestFirst ? 'asc' : 'desc'
    const [total, rows] = await Promise.all([
      db.person.count({ where }),
      db.person.findMany({
        where: after ? { AND: [where, beyond(after, oldestFirst ? 'gt' : 'lt')] } : where,
        orderBy: [{ createdAt: direction }, { id: direction }],
        take: limit + 1,
      }),
    ])
    return pageOf(rows as Person[], { limit, total, placeOf: ({ createdAt, id }) => [createdAt.getTime(), id] })
  }
  return {
    /** Newest first; closed accounts only when they are asked for, by their status or by id. */
    users: (query: UsersQuery): Promise<Page<Person>> =>
      list(query.status || isId(query.search) ? {} : { status: { not: 'closed' } }, query, false),

    /** Oldest first: an application comes with the registration, so it is as old as the account. */
    pendingAgents: (query: UsersQuery): Promise<Page<Person>> =>
      list({ role: 'agent', status: 'pending_review' }, query, true),
  }
}

function beyond([at, id]: z.output<typeof place>, side: 'lt' | 'gt'): Prisma.PersonWhereInput {
  const createdAt = new Date(at)
  return { OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] }
}

/** Each word has to stand somewhere, folded as the catalogue folds: together, too, where it was typed apart, and the other way round. */
function conditionsOf({ search = '', role, status }: UsersQuery): Prisma.PersonWhereInput {
  const words = foldText(search).split(' ').filter(Boolean)
  const standsSomewhere = (word: string): Prisma.PersonWhereInput => ({
    OR: [
      ...[word, squeezed(word)]
        .filter(Boolean)
        .map((written) => ({ searched: { is: { text: { contains: literally(written) } } } })),
      ...(isId(word) ? [{ id: word }] : []),
    ],
  })
  return { ...(role && { role }), ...(status && { status }), AND: words.map(standsSomewhere) }
}

/** Links from elsewhere name an account by its id. */
const isId = (text: string | undefined): boolean => z.uuid().safeParse(text).success

// Prisma hands the text to LIKE as it is.
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')
