import { type Site, type StoreOwner, storeKinds } from './store-kinds.ts'

/** Prepares the stores of every process that has some. */
export async function prepareStores(owners: readonly StoreOwner[], site: Site): Promise<void> {
  for (const owner of owners)
    for (const store of owner.stores) {
      const { placeOf, prepare } = storeKinds[store]
      await prepare?.(placeOf(owner, site), owner, site)
    }
}

/** The environment variables for an owner's stores. */
export const placesOf = (owner: StoreOwner, site: Site): Record<string, string> =>
  Object.fromEntries(owner.stores.map((store) => [storeKinds[store].variable, storeKinds[store].placeOf(owner, site)]))
