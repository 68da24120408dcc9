import type { Database, Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { naming, takenUsername } from './name-conflicts.ts'
import type { Person } from './person.ts'
import { lookalikeKey, usernameKey } from './username-key.ts'

export type PeopleStore = ReturnType<typeof createPeopleStore>
type New = Prisma.PersonUncheckedCreateInput
type Changes = Prisma.PersonUncheckedUpdateInput

/** Reads and writes people. Changes need a transaction, and `lock` first. */
export function createPeopleStore(db: Database) {
  return {
    find: async (id: string) => asPerson(await db.person.findUnique({ where: { id } })),
    findAll: async (ids: string[]) =>
      (await db.person.findMany({ where: { id: { in: ids } } })).map((row) => asPerson(row)!),
    findByEmail: async (email: string) => asPerson(await db.person.findUnique({ where: { email } })),

    /** The ids of people with this address pending; a handful at most. */
    async waitingFor(email: string): Promise<string[]> {
      const found = await db.person.findMany({ where: { pendingEmail: email }, select: { id: true }, take: 5 })
      return found.map(({ id }) => id)
    },

    /** Whether this e-mail address or username is taken, or the address may still be restored to its former account. */
    async taken({ email, usernameKey }: { email: string; usernameKey: string }, now: Date) {
      const [isEmailTaken, sameName] = await Promise.all([
        emailTaken(db, email, now),
        db.person.count({ where: { usernameKey } }),
      ])
      return { email: isEmailTaken, username: sameName > 0 }
    },

    /** The same of an address that this person wants. */
    emailTaken: (tx: Tx, email: string, now: Date, ownId: string) => emailTaken(tx, email, now, ownId),

    /** The person, locked until the transaction ends. */
    async lock(tx: Tx, id: string): Promise<Person | null> {
      await tx.$executeRaw`SELECT 1 FROM people WHERE id = ${id}::uuid FOR UPDATE`
      return asPerson(await tx.person.findUnique({ where: { id } }))
    },

    /**
     * The columns for this person's new username; refuses one that looks like another's. Of two simultaneous requests for such names
     * the second waits until the first’s transaction has ended.
     */
    async claimUsername(tx: Tx, id: string, username: string) {
      const key = lookalikeKey(username)
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`username ${key}`}, 0))`
      if ((await tx.person.count({ where: { lookalikeKey: key, id: { not: id } } })) > 0) throw takenUsername()
      return { username, usernameKey: usernameKey(username), lookalikeKey: key }
    },

    /** Computes missing look-alike keys of usernames: those of before, and of an older version’s registrations. */
    async keyLookalikes(signal: AbortSignal): Promise<void> {
      const page = 200
      while (!signal.aborted) {
        const where = { lookalikeKey: null, username: { not: null } }
        const rows = await db.person.findMany({ where, select: { id: true, username: true }, take: page })
        for (const { id, username } of rows)
          await db.person.updateMany({ where: { id, username }, data: { lookalikeKey: lookalikeKey(username!) } })
        if (rows.length < page) return
      }
    },

    /** These people, locked in one order until the transaction ends. */
    async lockAll(tx: Tx, ids: string[]): Promise<Person[]> {
      await tx.$executeRaw`SELECT 1 FROM people WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
      return (await tx.person.findMany({ where: { id: { in: ids } } })).map((row) => asPerson(row)!)
    },

    /** Refuses a taken e-mail address or username. */
    add: (tx: Tx, person: New): Promise<Person> =>
      naming(async () => asPerson(await tx.person.create({ data: person }))!),

    /** A change to public state, with the next version. Refuses a taken e-mail address or username. */
    change: (tx: Tx, id: string, changes: Changes): Promise<Person> =>
      naming(
        async () =>
          asPerson(await tx.person.update({ where: { id }, data: { ...changes, version: { increment: 1 } } }))!,
      ),

    /** A change to private state, without a new version. Refuses a taken e-mail address. */
    changeQuietly: (tx: Tx, id: string, changes: Changes): Promise<Person> =>
      naming(async () => asPerson(await tx.person.update({ where: { id }, data: changes }))!),

    noteSignIn: async (id: string, at: Date): Promise<Person> =>
      asPerson(await db.person.update({ where: { id }, data: { lastLoginAt: at } }))!,

    /** Ends every session of the person, but the one to keep. Returns the person afterwards. */
    endSessions: async (tx: Tx, id: string, { keep = null }: { keep?: string | null } = {}): Promise<Person> =>
      asPerson(await tx.person.update({ where: { id }, data: { sessionEpoch: { increment: 1 }, keptSession: keep } }))!,

    /** The ids of the active administrators; none can leave before the transaction ends. */
    async lockAdmins(tx: Tx): Promise<string[]> {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM people WHERE role = 'admin' AND status = 'active' ORDER BY id FOR UPDATE`
      return rows.map(({ id }) => id)
    },

    /** Stores membership's state unless a newer version is known. Returns whether it was newer. */
    async keepMembership(tx: Tx, id: string, version: number, premiumExpiresAt: Date | null): Promise<boolean> {
      const { count } = await tx.person.updateMany({
        where: { id, membershipVersion: { lt: version }, status: { not: 'closed' } },
        data: { premiumExpiresAt, membershipVersion: version },
      })
      return count === 1
    },

    /** All people, by id. */
    async *all(): AsyncGenerator<Person> {
      const page = 500
      let after: string | undefined
      for (;;) {
        const rows = await db.person.findMany({
          ...(after && { where: { id: { gt: after } } }),
          orderBy: { id: 'asc' },
          take: page,
        })
        for (const row of rows) yield asPerson(row)!
        if (rows.length < page) return
        after = rows.at(-1)!.id
      }
    },
  }
}

/** An address belongs to its account, and for some days to its former one, which may restore it. */
async function emailTaken(db: Database | Tx, email: string, now: Date, ownId?: string): Promise<boolean> {
  const others = ownId === undefined ? {} : { not: ownId }
  if ((await db.person.count({ where: { email, id: others } })) > 0) return true
  const wayBack = { purpose: 'undo', address: email, usedAt: null, expiresAt: { gt: now } }
  return (await db.link.count({ where: { ...wayBack, personId: others } })) > 0
}

// The table's own checks keep role and status to their lists.
const asPerson = (row: object | null) => row as Person | null
