import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient

const CONNECTION_LIMIT_MS = 3_000
const STATEMENT_LIMIT_MS = 15_000

export const openDatabase = (connectionString: string): Database =>
  new PrismaClient({
    adapter: new PrismaPg({
      connectionString,
      max: 10,
      connectionTimeoutMillis: CONNECTION_LIMIT_MS,
      statement_timeout: STATEMENT_LIMIT_MS,
      application_name: 'membership',
    }),
  })
