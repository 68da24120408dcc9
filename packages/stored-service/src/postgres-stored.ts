import { type PrismaLike, type PrismaRaw, postgresStore, prismaTransactions } from '@storyright/messaging'
import { namingOutage, whileConnected } from '@storyright/postgres'
import { createBell, type Lease } from '@storyright/service-kit'
import { z } from 'zod'
import type { MainStored } from './stored.ts'

/** What a service whose main store is PostgreSQL reads from its environment. */
export const postgresEnvironment = { DATABASE_URL: z.string().min(1) }

interface PrismaClient {
  $queryRawUnsafe(sql: string): PromiseLike<unknown>
  $disconnect(): Promise<void>
}

const ANSWERS_WITHIN_MS = 5_000

/** PostgreSQL by way of a Prisma client, which `open` makes. */
export function postgresStored<Db extends PrismaClient, Tx extends PrismaRaw>(
  open: (connectionString: string) => Db & PrismaLike<Tx>,
) {
  return ({ DATABASE_URL }: { DATABASE_URL: string }, service: string): MainStored<Db, Tx> => {
    const db = open(DATABASE_URL)
    return {
      kind: 'postgres',
      db,
      messaging: postgresStore<Tx>({ connectionString: DATABASE_URL, transactions: prismaTransactions<Tx>(db) }),
      lease: postgresLease(DATABASE_URL, service),
      check: async () => db.$queryRawUnsafe('SELECT 1'),
      translateError: namingOutage,
      close: () => db.$disconnect(),
    }
  }
}

/** A lease is an advisory lock on a connection of its own, which also listens for the bell's notifications. */
export function postgresLease(connectionString: string, service: string) {
  return (name: string, rungBy?: string): Lease =>
    async (signal, work) => {
      const bell = createBell()
      const connection = {
        connectionString,
        name: `${service}-${name}`,
        lock: name,
        ...(rungBy && { channel: rungBy }),
        onNotice: bell.ring,
        answersWithinMs: ANSWERS_WITHIN_MS,
      }
      await whileConnected(connection, signal, (alone) => work(alone, bell))
    }
}
