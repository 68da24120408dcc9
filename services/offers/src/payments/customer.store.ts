import { ProviderAnswered } from '@storyright/card-provider'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'

export const findCustomer = async (db: Database, personId: string): Promise<string | null> =>
  (await db.cardCustomer.findUnique({ where: { personId } }))?.customerId ?? null

/** Who a person is at the provider, made at their first hold; `insteadOf` one that the provider knows no more. */
export async function customerOf(
  { db, provider, clock }: Pick<Deps, 'db' | 'provider' | 'clock'>,
  personId: string,
  insteadOf: string | null = null,
): Promise<string | null> {
  const known = await findCustomer(db, personId)
  if (known) return known
  // Keeping cards is a convenience: a provider that refuses it still holds money.
  const customerId = await provider.createCustomer(personId, insteadOf).catch((error: unknown) => {
    if (error instanceof ProviderAnswered) return null
    throw error
  })
  if (customerId === null) return findCustomer(db, personId) // another request may have made it
  await db.cardCustomer.createMany({ data: { personId, customerId, createdAt: clock() }, skipDuplicates: true })
  return (await findCustomer(db, personId)) ?? customerId
}

/** The provider knows this one no more; the next hold makes another. Returns whether it was the one on record. */
export const forgetCustomer = async (db: Database, customerId: string): Promise<boolean> =>
  (await db.cardCustomer.deleteMany({ where: { customerId } })).count > 0
