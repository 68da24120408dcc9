import type { peopleAdministrationCalls } from '@storyright/contracts/http'
import { foldText, paging, type Sort, sortParts, squeezed, type userSorts } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { Person } from '../people/person.ts'

type UsersQuery = z.output<typeof peopleAdministrationCalls.listUsers.query>
type UserSort = Sort<(typeof userSorts)[number]>
export type PeopleViews = ReturnType<typeof createPeopleViews>

const moment = z.number().int().min(0).max(Date.UTC(9999, 11))
const word = z.string().max(300)

/** The fields that each column is sorted by, and what a cursor holds of them. */
const sorts = {
  name: { fields: ['firstName', 'lastName'], place: z.tuple([word, word, z.uuid()]) },
  role: { fields: ['role'], place: z.tuple([word, z.uuid()]) },
  status: { fields: ['status'], place: z.tuple([word, z.uuid()]) },
  joined: { fields: ['createdAt'], place: z.tuple([moment, z.uuid()]) },
  'last-sign-in': { fields: ['lastLoginAt'], place: z.tuple([moment.nullable(), z.uuid()]) },
} as const satisfies Record<string, { fields: readonly (keyof Person)[]; place: z.ZodType }>

/** Lists of people for administrators. */
export function createPeopleViews(db: Database) {
  const list = async (wanted: Prisma.PersonWhereInput, query: UsersQuery, usual: UserSort) => {
    const { cursor, limit = paging.listMaximum, sort = usual } = query
    const { by, isDescending } = sortParts(sort)
    const fields = [...sorts[by].fields, 'id'] as const
    const after = readCursor(sorts[by].place, cursor)
    const where = { AND: [wanted, conditionsOf(query)] }
    const direction = isDescending ? 'desc' : 'asc'
    const [total, rows] = await Promise.all([
      db.person.count({ where }),
      db.person.findMany({
        where: after ? { AND: [where, beyond(fields, after, isDescending ? 'lt' : 'gt')] } : where,
        // People who have never signed in come last in either direction.
        orderBy: fields.map((field) => ({
          [field]: field === 'lastLoginAt' ? { sort: direction, nulls: 'last' } : direction,
        })),
        take: limit + 1,
      }),
    ])
    return pageOf(rows as Person[], { limit, total, placeOf: (person) => fields.map((field) => placed(person[field])) })
  }
  return {
    /** Newest first; closed accounts only when they are asked for, by their status or by id. */
    users: (query: UsersQuery): Promise<Page<Person>> =>
      list(query.status || isId(query.search) ? {} : { status: { not: 'closed' } }, query, '-joined'),

    /** Oldest first: an application comes with the registration, so it is as old as the account. */
    pendingAgents: (query: UsersQuery): Promise<Page<Person>> =>
      list({ role: 'agent', status: 'pending_review' }, query, 'joined'),
  }
}

const placed = (value: unknown) => (value instanceof Date ? value.getTime() : value)
const times: readonly string[] = ['createdAt', 'lastLoginAt']

/** What comes after a place: beyond it in one field, and equal in those before. Nothing comes after everything that is known. */
function beyond(
  fields: readonly (keyof Person)[],
  after: readonly (string | number | null)[],
  side: 'lt' | 'gt',
): Prisma.PersonWhereInput {
  const values = after.map((value, at) => (value !== null && times.includes(fields[at]!) ? new Date(value) : value))
  const past = (field: keyof Person, value: (typeof values)[number]): Prisma.PersonWhereInput[] => {
    if (value === null) return []
    return [{ [field]: { [side]: value } }, ...(field === 'lastLoginAt' ? [{ lastLoginAt: null }] : [])]
  }
  return {
    OR: fields.flatMap((field, at) =>
      past(field, values[at]!).map((condition) => ({
        AND: [...fields.slice(0, at).map((before, place) => ({ [before]: values[place]! })), condition],
      })),
    ),
  }
}

/** Every word has to match somewhere, folded as in catalogue; joined or split spellings match, too. */
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
