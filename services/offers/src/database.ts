import { prismaAdapter } from '@storyright/postgres'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient

export const openDatabase = (connectionString: string, connections?: number): Database =>
  new PrismaClient({
    adapter: prismaAdapter(
      connectionString,
      { service: 'offers', connections },
      { statementNameGenerator: createStatementNames() },
    ),
  })

const MOST_NAMED = 300

/**
 * A statement with a name is parsed and planned once a connection instead of every time. Lists of every length are
 * statements of their own, so that only the first ones get a name: each costs every connection some memory.
 */
function createStatementNames(): ({ sql }: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    if (!names.has(sql) && names.size < MOST_NAMED) names.set(sql, `s${names.size}`)
    return names.get(sql) ?? ''
  }
}
