import type { Offers } from './harness.ts'

/** For a producer with as many as that. */
export const roomy = { LIMIT_UNPAID_OFFERS: 10_000, LIMIT_OPEN_OFFERS: 10_000, LIMIT_OPEN_OFFERS_ON_LISTING: 10_000 }

/**
 * Makes an offer many times over, with its newest hold, on the same listing unless said: rows as so many requests would
 * have left them. The provider knows nothing of them.
 */
export async function manyLike(
  { db }: Offers,
  { id, count, ...change }: { id: string; count: number; listing_id?: string },
): Promise<string[]> {
  const made = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO offers
    SELECT (jsonb_populate_record(offers, jsonb_build_object('id', gen_random_uuid()) || ${change}::jsonb)).*
    FROM offers, generate_series(1, ${count}::int) WHERE id = ${id}::uuid
    RETURNING id`
  const ids = made.map((row) => row.id)
  await db.$executeRaw`
    INSERT INTO holds
    SELECT (jsonb_populate_record(holds, jsonb_build_object('offer_id', made, 'intent_id', 'pi_' || made))).*
    FROM holds, unnest(${ids}::uuid[]) AS made WHERE offer_id = ${id}::uuid`
  return ids
}

/** The most offers that one transaction wrote last. */
export async function mostTouchedAtOnce({ db }: Offers, ids: string[]): Promise<number> {
  const [row] = await db.$queryRaw<{ most: number }[]>`
    SELECT max(touched)::int AS most FROM (
      SELECT count(*) AS touched FROM offers WHERE id = ANY(${ids}::uuid[]) GROUP BY xmin::text
    ) AS transactions`
  return row!.most
}

/** From now on the database refuses to write this offer. */
export async function refuseToWrite({ db }: Offers, offerId: string): Promise<void> {
  await db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'This row fails for good'; END $$`)
  const name = `refuse_${offerId.replaceAll('-', '')}`
  await db.$executeRawUnsafe(
    `CREATE TRIGGER "${name}" BEFORE UPDATE ON offers FOR EACH ROW WHEN (OLD.id = '${offerId}') EXECUTE FUNCTION refuse()`,
  )
}
