import { type Site, type StoreOwner, storeKinds } from './store-kinds.ts'

/** Makes the stores of everybody who has some ready to be used. */
export async function prepareStores(owners: readonly StoreOwner[], site: Site): Promise<void> {
  for (const owner of owners)
    for (const store of owner.stores) {
      const { placeOf, prepare } = storeKinds[store]
      await prepare?.(placeOf(owner, site), owner)
    }
}

/** What an owner is told of where its stores are. */
export const placesOf = (owner: StoreOwner, site: Site): Record<string, string> =>
  Object.fromEntries(owner.stores.map((store) => [storeKinds[store].variable, storeKinds[store].placeOf(owner, site)]))
