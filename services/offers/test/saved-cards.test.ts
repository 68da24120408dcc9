import type { PublicUser } from '@storyright/contracts/events'
import type { SavedCard } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { followPerson } from '../src/people/follow-person.ts'
import { envelopeOf } from './envelope-of.ts'
import { agent, type Offers, someone, startMarket } from './harness.ts'
import { startProcess } from './process.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterEach(() => offers.sandbox.calm('faults'))
afterAll(() => offers.stop())

const newcomer = async () => {
  const person = someone()
  await offers.addPerson(person)
  return person
}
const make = async (person: Viewer) => offers.offer(person, (await offers.addListing()).id)
/** Confirms as the provider's browser client does. */
async function confirm(clientSecret: string, form: Record<string, string>) {
  const id = clientSecret.split('_secret_')[0]
  const answer = await fetch(`${offers.sandbox.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_storyright' },
    body: new URLSearchParams({ client_secret: clientSecret, ...form }),
  })
  return answer.status
}
const typed = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2039',
  'payment_method_data[card][cvc]': '123',
})
const kept = { setup_future_usage: 'on_session', 'payment_method_data[allow_redisplay]': 'always' }
const list = async (person: Viewer) => (await offers.send('GET', '/api/offers/cards', person)).json<SavedCard[]>()
const remove = (person: Viewer, id: string) => offers.send('DELETE', `/api/offers/cards/${id}`, person)
async function keep(person: Viewer, number = '4242424242424242') {
  await confirm((await make(person)).clientSecret, { ...typed(number), ...kept })
  return (await list(person))[0]!
}
async function close({ id, role }: Viewer) {
  const { version } = await offers.db.person.findUniqueOrThrow({ where: { id } })
  const closed = { id, role, status: 'closed', firstName: '', lastName: '', companyName: null } as PublicUser
  const clock = () => new Date()
  await offers.db.$transaction((tx) => followPerson({ clock }, envelopeOf(closed, version + 1), tx))
}

describe('a card that was used before', () => {
  it('is offered again where its holder wanted it kept, and pays the next hold', async () => {
    const person = await newcomer()
    expect(await list(person)).toEqual([])
    await confirm((await make(person)).clientSecret, typed('5555555555554444'))
    expect(await list(person)).toEqual([])
    const card = await keep(person)
    expect(card).toEqual({ id: expect.any(String), brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 })
    const next = await make(person)
    expect(await confirm(next.clientSecret, { payment_method: card.id })).toBe(200)
    await offers.until(next.offer.id, { paymentStatus: 'held' })
  })

  it('is one, however often it was kept, and is removed every time', async () => {
    const person = await newcomer()
    await keep(person, '5555555555554444')
    await keep(person)
    await keep(person)
    const [visa, ...others] = await list(person)
    expect([visa, ...others].map((card) => card?.last4)).toEqual(['4242', '4444'])
    expect((await remove(person, visa!.id)).json<SavedCard[]>()).toEqual(others)
    expect(await list(person)).toEqual(others)
  })

  it('pays nothing any more once it is removed; another card does', async () => {
    const person = await newcomer()
    const card = await keep(person)
    await remove(person, card.id)
    const { offer, clientSecret } = await make(person)
    expect(await confirm(clientSecret, { payment_method: card.id })).toBe(400)
    await offers.pay(clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held' })
  })
})

describe('somebody else’s card', () => {
  it('is neither shown, nor removed, nor taken for a payment', async () => {
    const [person, other] = [await newcomer(), await newcomer()]
    const card = await keep(person)
    await keep(other, '5555555555554444')
    expect((await list(other)).map(({ last4 }) => last4)).toEqual(['4444'])
    expect(await list(agent)).toEqual([])
    expect((await remove(other, card.id)).json()).toMatchObject({ status: 404, code: 'CARD_NOT_FOUND' })
    expect(await confirm((await make(other)).clientSecret, { payment_method: card.id })).toBe(400)
    expect(await list(person)).toHaveLength(1)
  })
})

describe('saved cards at a provider that fails', () => {
  it('can be asked for again', async () => {
    const person = await newcomer()
    await keep(person)
    await offers.sandbox.control('faults', { operation: 'payment_methods.list', status: 500, times: 1 })
    const asked = await offers.send('GET', '/api/offers/cards', person)
    expect(asked.json()).toMatchObject({ status: 503, code: 'PROVIDER_SILENT' })
    expect(await list(person)).toHaveLength(1)
  })

  it('keep nobody from paying where it has forgotten whose they are', async () => {
    const person = await newcomer()
    await keep(person)
    await offers.db.cardCustomer.update({ where: { personId: person.id }, data: { customerId: 'cus_never_made' } })
    const { offer, clientSecret } = await make(person)
    await offers.pay(clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held' })
  })
})

describe('two first holds of one person at once', () => {
  it('make one customer at the provider, whose cards both may use', async () => {
    const person = await newcomer()
    const [one, other] = await Promise.all([make(person), make(person)])
    const customers = await Promise.all(
      [one, other].map(async ({ offer }) => {
        const id = await offers.intentIdOf(offer.id)
        const answer = await fetch(`${offers.sandbox.url}/v1/payment_intents/${id}`, {
          headers: { authorization: 'Bearer sk_test_storyright' },
        })
        return ((await answer.json()) as { customer: string | null }).customer
      }),
    )
    const { customerId } = await offers.db.cardCustomer.findUniqueOrThrow({ where: { personId: person.id } })
    expect(customers.filter((customer) => customer !== null && customer !== customerId)).toEqual([])
    const { provider } = startProcess(offers)
    const twice = [await provider.createCustomer(person.id), await provider.createCustomer(person.id)]
    expect(twice).toEqual([customerId, customerId])
    expect(await provider.createCustomer(person.id, customerId)).not.toBe(customerId)
  })
})

describe('a closed account', () => {
  it('has no card left at the provider, also where that failed at first', async () => {
    const person = await newcomer()
    const card = await keep(person)
    await offers.sandbox.control('faults', { operation: 'payment_methods.detach', status: 500, times: 1 })
    await close(person)
    const customers = () => offers.db.cardCustomer.count({ where: { personId: person.id } })
    await offers.eventually(async () => expect(await customers()).toBe(0), { within: 15_000 })
    const answer = await fetch(`${offers.sandbox.url}/v1/payment_methods/${card.id}`, {
      headers: { authorization: 'Bearer sk_test_storyright' },
    })
    expect(await answer.json()).toMatchObject({ id: card.id, customer: null })
  })
})

describe('a provider that keeps no customers', () => {
  it('holds the money all the same, and shows no cards', async () => {
    const person = await newcomer()
    await offers.sandbox.control('faults', { operation: 'customers.create', status: 404, times: 1 })
    const { offer, clientSecret } = await make(person)
    expect(await confirm(clientSecret, { payment_method: 'pm_card_visa' })).toBe(200)
    await offers.until(offer.id, { paymentStatus: 'held' })
    expect(await list(person)).toEqual([])
  })
})
