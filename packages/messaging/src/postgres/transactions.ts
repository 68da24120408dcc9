import type pg from 'pg'

/** How a service opens transactions, and how one runs SQL and returns the number of affected rows. */
export interface Transactions<Tx> {
  run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  execute(tx: Tx, sql: string, values: unknown[]): Promise<number>
}

/** Transactions of a Prisma client, whichever schema it was generated from. */
export function prismaTransactions<Tx extends PrismaRaw>(prisma: PrismaLike<Tx>): Transactions<Tx> {
  return {
    run: (work) => prisma.$transaction(work, { maxWait: 5_000, timeout: 15_000 }),
    execute: (tx, sql, values) => tx.$executeRawUnsafe(sql, ...values),
  }
}

export interface PrismaRaw {
  $executeRawUnsafe(sql: string, ...values: unknown[]): PromiseLike<number> & Promise<number>
}

export interface PrismaLike<Tx> {
  $transaction<Result>(
    work: (tx: Tx) => Promise<Result>,
    options?: { maxWait?: number; timeout?: number },
  ): Promise<Result>
}

/** Transactions of a plain `pg` pool. */
export function pgTransactions(pool: pg.Pool): Transactions<pg.PoolClient> {
  return {
    async run(work) {
      const client = await pool.connect()
      let broken = false
      // A connection may break between two statements, with nothing awaiting it; the next statement fails then.
      const onBreak = () => {
        broken = true
      }
      client.on('error', onBreak)
      try {
        await client.query('BEGIN')
        const result = await work(client)
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true
        })
        throw error
      } finally {
        client.off('error', onBreak)
        client.release(broken)
      }
    },
    execute: async (tx, sql, values) => (await tx.query(sql, values)).rowCount ?? 0,
  }
}
