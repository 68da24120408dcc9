import { type Site, type StoreOwner, storeKinds } from './store-kinds.ts'

/** Prepares the stores of every process that has some: made one after the other, since all change what the server knows of itself, and migrated at once. */
export async function prepareStores(owners: readonly StoreOwner[], site: Site): Promise<void> {
  const migrations: Promise<unknown>[] = []
  try {
    for (const owner of owners)
      for (const store of owner.stores) {
        const { placeOf, create, migrate } = storeKinds[store]
        if (!create && !migrate) continue // its server may not even be there yet
        const place = placeOf(owner, site)
        await create?.(place, site)
        if (migrate) migrations.push(migrate(place, owner))
      }
  } finally {
    await Promise.allSettled(migrations)
  }
  await Promise.all(migrations)
}

/** The environment variables for an owner's stores. */
export const placesOf = (owner: StoreOwner, site: Site): Record<string, string> =>
  Object.fromEntries(owner.stores.map((store) => [storeKinds[store].variable, storeKinds[store].placeOf(owner, site)]))
