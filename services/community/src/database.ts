import { prismaAdapter } from '@storyright/postgres'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
/** A transaction. What only reads takes a `Tx`, too, and a database is one. */
export type Tx = Prisma.TransactionClient

export const openDatabase = (connectionString: string): Database =>
  new PrismaClient({ adapter: prismaAdapter(connectionString, { service: 'community' }) })
