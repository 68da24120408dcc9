import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
export type Tx = Prisma.TransactionClient

const CONNECTION_LIMIT_MS = 3_000
const STATEMENT_LIMIT_MS = 15_000

export const openDatabase = (connectionString: string, connections = 10): Database =>
  new PrismaClient({
    adapter: new PrismaPg(
      {
        connectionString,
        max: connections,
        connectionTimeoutMillis: CONNECTION_LIMIT_MS,
        statement_timeout: STATEMENT_LIMIT_MS,
        application_name: 'offers',
      },
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
