import { currentOffer } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Deps } from '../deps.ts'
import { offerRows } from './offer-rows.ts'

/** Makes an offer known whose events are still on their way. */
export async function askForOffer(
  { db, transaction, offers }: Pick<Deps, 'db' | 'transaction' | 'offers'>,
  id: string,
): Promise<void> {
  if (await offerRows.of(db).findOne({ _id: id })) return
  const { method, path, reply } = currentOffer
  const found = await offers.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepNewest(tx, offerRows.of(db), { _id: id, ...found }))
}
