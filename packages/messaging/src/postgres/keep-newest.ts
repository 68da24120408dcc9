/** The part of a Prisma transaction client that runs SQL, for any schema. */
interface PrismaRaw {
  $executeRawUnsafe(sql: string, ...values: unknown[]): PromiseLike<number>
}

type Row = { id: string; version: number }

/**
 * Writes a row of a read model unless it holds this version or a newer one, in one statement, so that of two consumers at
 * once the newer event wins, whichever commits first. Returns whether the row was written. Fields are named as Prisma has
 * them; their columns have the same names in snake case.
 */
export async function keepNewest<Kept extends Row>(tx: PrismaRaw, table: string, row: Kept): Promise<boolean> {
  const columns = Object.keys(row).map(columnOf)
  const written = columns.filter((column) => column !== 'id')
  const sql = `INSERT INTO ${table} AS kept (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1::jsonb)
    ON CONFLICT (id) DO UPDATE SET ${written.map((column) => `${column} = excluded.${column}`)}
    WHERE kept.version < excluded.version`
  const values = Object.entries(row).map(([name, value]) => [columnOf(name), asJson(value)])
  return (await tx.$executeRawUnsafe(sql, JSON.stringify(Object.fromEntries(values)))) === 1
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const asJson = (value: unknown) => (typeof value === 'bigint' ? String(value) : value)
