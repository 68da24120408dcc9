import { databaseExists, hasRows, withDatabase } from '@storyright/postgres'
import { urlOf } from './servers.ts'
import { databaseOf, type Site, type StoreOwner } from './store-kinds.ts'

/**
 * Refuses a home from before community moved to PostgreSQL: it has accounts, but no database of community's. What it kept in MongoDB would
 * seem lost. Nothing is deleted here; that is for whoever starts it to decide.
 */
export async function requireCurrentStores(owners: readonly StoreOwner[], { home, servers }: Site): Promise<void> {
  const [identity, community] = ['identity', 'community'].map((name) => owners.find((owner) => owner.name === name))
  if (!identity || !community) return
  const [accounts, texts] = [identity, community].map(({ name }) =>
    withDatabase(urlOf(servers, 'postgres'), databaseOf(name)),
  ) as [string, string]
  if (await databaseExists(texts)) return
  if (!(await databaseExists(accounts)) || !(await hasRows(accounts, 'people'))) return
  throw new Error(
    `${home} is from a version that kept the forum, comments and notifications in MongoDB, which this one cannot read: ` +
      'run `npm start -- --reset` to begin with empty stores. Nothing was deleted.',
  )
}
