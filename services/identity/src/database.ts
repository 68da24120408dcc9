import { prismaAdapter } from '@storyright/postgres'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient

export const openDatabase = (connectionString: string): Database =>
  new PrismaClient({ adapter: prismaAdapter(connectionString, { service: 'identity' }) })
