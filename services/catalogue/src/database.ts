import { prismaAdapter } from '@storyright/postgres'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient

// The narrow tables of browse and search stay in memory, where an index costs little to follow.
const settings = '-c random_page_cost=1.1 -c jit=off'

export const openDatabase = (connectionString: string, connections?: number): Database =>
  new PrismaClient({ adapter: prismaAdapter(connectionString, { service: 'catalogue', connections, settings }) })
