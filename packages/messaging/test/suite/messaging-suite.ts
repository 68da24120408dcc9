import { crashes } from './crashes.ts'
import { delivery } from './delivery.ts'
import { failures } from './failures.ts'
import { outages } from './outages.ts'
import { readModels } from './read-models.ts'
import type { StoreKind } from './store-under-test.ts'

/** All that messaging promises, on whichever store. */
export function messagingSuite<Tx>(kind: StoreKind<Tx>): void {
  describe(`messaging on ${kind.name}`, () => {
    delivery(kind)
    readModels(kind)
    failures(kind)
    outages(kind)
    crashes(kind)
  })
}
