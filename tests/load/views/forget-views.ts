import pg from 'pg'

/** Gives every reader the whole month again. */
export async function forgetViews(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('DELETE FROM view_months')
  await client.end()
}
