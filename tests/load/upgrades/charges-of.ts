import { intentsSince } from '../../../services/offers/test/money/provider-books.ts'
import { withClient } from '../running/with-client.ts'

/** What the provider took of each member, payment by payment, in pence. */
export async function chargesOf(
  sandboxUrl: string,
  databaseUrl: string,
  members: readonly { id: string }[],
): Promise<Map<string, number[]>> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ personId: string; customerId: string }>(
      `SELECT person_id AS "personId", customer_id AS "customerId" FROM members WHERE person_id = ANY($1::uuid[])`,
      [members.map(({ id }) => id)],
    ),
  )
  const paid = (await intentsSince(sandboxUrl, new Date(0))).filter(({ status }) => status === 'succeeded')
  const byCustomer = Map.groupBy(paid, ({ customer }) => customer)
  return new Map(
    rows.map(({ personId, customerId }) => [
      personId,
      (byCustomer.get(customerId) ?? []).map(({ amount_received: received }) => received),
    ]),
  )
}
