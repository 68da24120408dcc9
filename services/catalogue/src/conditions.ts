import { Prisma } from './generated/client.ts'

export const all = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, ' AND ')
export const any = (conditions: Prisma.Sql[]): Prisma.Sql => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`
