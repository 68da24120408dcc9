import type { Fault, Hurt } from './fault.ts'

const SECONDS = 45
const bounds = { seconds: SECONDS, usableWithin: 60, agreesWithin: 150 }
const OFTEN = 10_000

/** The provider's calls that our services make; what browsers ask of it goes on. */
const operations = [
  ...['create', 'retrieve', 'list', 'capture', 'cancel'].map((call) => `payment_intents.${call}`),
  ...['create', 'retrieve', 'list', 'update', 'cancel'].map((call) => `subscriptions.${call}`),
  ...['create', 'retrieve', 'update'].map((call) => `customers.${call}`),
  ...['retrieve', 'list', 'void'].map((call) => `invoices.${call}`),
  ...['create', 'retrieve', 'list'].map((call) => `refunds.${call}`),
]

async function whileAnswering(how: object, { sandbox }: Hurt) {
  for (const operation of operations) await sandbox.fail({ operation, times: OFTEN, ...how })
  return async () => {
    await sandbox.mend()
    return undefined
  }
}

/** What the card provider may do, besides being killed. */
export const providerFaults: Fault[] = [
  {
    name: 'provider-slow-11',
    what: 'every call of the card provider is answered after 11 s, and carried out',
    ...bounds,
    begin: (input) => whileAnswering({ delay_ms: 11_000 }, input),
  },
  {
    name: 'provider-slow-40',
    what: 'every call of the card provider is answered after 40 s, and carried out',
    ...bounds,
    begin: (input) => whileAnswering({ delay_ms: 40_000 }, input),
  },
  {
    name: 'provider-refusing',
    what: 'the card provider refuses every call for good (403)',
    ...bounds,
    begin: (input) => whileAnswering({ status: 403 }, input),
  },
  {
    name: 'provider-blackholed',
    what: 'the card provider takes every call and never answers or carries it out',
    ...bounds,
    begin: (input) => whileAnswering({ drop: true, delay_ms: 60_000 }, input),
  },
]
