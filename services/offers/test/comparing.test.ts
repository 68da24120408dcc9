import { randomUUID } from 'node:crypto'
import { type ComparedOffer, comparedOffer, type Offer } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import pg from 'pg'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'

const DAY = 24 * 3_600_000
const film = 'World; L; film; always; exclusive'
const tv = 'World; L; tv; always; exclusive'

let offers: Offers
let now = Date.now()
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(now) })
})
beforeEach(() => {
  now = Date.now()
})
afterAll(() => offers.stop())

const listing = async () => (await offers.addListing({ rights: `${film} || ${tv}` })).id
const ask = (id: string, viewer: Viewer | null = agent, rest = '') =>
  offers.send('GET', `/api/listings/${id}/offers/compare${rest}`, viewer)
const compared = async (id: string, viewer = agent, rest = '') =>
  (await ask(id, viewer, rest)).json<ComparedOffer[]>().map((row) => comparedOffer.parse(row))
const rival = async (change: object = {}) => {
  const one = someone()
  await offers.addPerson(one, change)
  return one
}

describe('the offers in play for a title', () => {
  it('are compared by its agent and administrators alone, at a budget that makes sense', async () => {
    const id = await listing()
    expect((await ask(id)).statusCode).toBe(200)
    expect((await ask(id, someone('admin'))).statusCode).toBe(200)
    for (const viewer of [someone('agent'), producer]) expect((await ask(id, viewer)).statusCode).toBe(403)
    expect((await ask(id, null)).statusCode).toBe(401)
    expect((await ask('999999999')).statusCode).toBe(404)
    const { id: gone } = await offers.addListing({ isDeleted: true })
    for (const viewer of [agent, someone('admin')]) expect((await ask(gone, viewer)).statusCode).toBe(404)
    for (const budget of ['0', '1.5', '-1', '1000000000', 'much', ''])
      expect((await ask(id, agent, `?budget=${budget}`)).statusCode).toBe(400)
    for (const budget of ['1', '999999999']) expect((await ask(id, agent, `?budget=${budget}`)).statusCode).toBe(200)
    expect((await ask(id, agent, '.csv?budget=0')).statusCode).toBe(400)
    expect((await ask(id, producer, '.csv')).statusCode).toBe(403)
  })

  it('show standing terms and counter, when the hold ends, what is paid, and which go together', async () => {
    const id = await listing()
    const price = { kind: 'budget', percent: 2, floor: null, ceiling: null }
    const one = await offers.heldOffer(producer, id, { scope: film, deal: { price } })
    const other = await offers.heldOffer(await rival(), id, { scope: tv, offerPrice: 7_000 })
    await offers.offer(await rival(), id) // unpaid, so nobody but its producer knows of it
    await offers.send('POST', `/api/offers/${one.id}/rounds`, agent, { offerPrice: 9_000 })
    const [first, second, ...more] = await compared(id, agent, '?budget=5000000')
    expect(more).toEqual([])
    expect(first).toMatchObject({ offerId: other.id, standing: { offerPrice: 7_000 }, canJoin: [one.id], isFree: true })
    expect(second).toMatchObject({
      offerId: one.id,
      producer: { id: producer.id, firstName: 'Iris', lastName: 'Okafor' },
      standing: { number: 1, dealHash: one.dealHash, scope: { text: film } },
      counter: { number: 2, by: 'agent', offerPrice: 9_000, status: 'open' },
      heldUntil: one.holdExpiresAt,
      priceAtBudget: 100_000,
      dueOnExercise: 95_000,
      totalIfExercised: 100_000,
      canJoin: [other.id],
      may: { accept: true, counter: true },
    })
    expect((await compared(id, someone('admin')))[1]?.may).toEqual({ accept: true, counter: false })
  })

  it('end with the acceptance of one that theirs conflict with; the others stay', async () => {
    const id = await listing()
    const chosen = await offers.heldOffer(producer, id, { scope: film })
    const rivals = await offers.heldOffer(await rival(), id, { scope: film })
    const beside = await offers.heldOffer(await rival(), id, { scope: tv })
    const { round, dealHash } = chosen
    const accepted = await offers.send('PATCH', `/api/offers/${chosen.id}/accept`, agent, { round, dealHash })
    expect(accepted.json<Offer>().status).toBe('accepted')
    expect((await compared(id)).map(({ offerId, canJoin }) => [offerId, canJoin])).toEqual([[beside.id, []]])
    await offers.until(rivals.id, { status: 'rejected', endedBecause: 'another_accepted' })
  })

  it('are still among them for as long as they may be negotiated after their hold ran out', async () => {
    const id = await listing()
    const { id: offerId } = await offers.heldOffer(producer, id)
    const ranOutAt = new Date(now)
    const hold = { status: 'expired', releasedAt: ranOutAt } as const
    await offers.db.offer.update({
      where: { id: offerId },
      data: {
        ...{ status: 'expired', endedBecause: 'hold_expired', updatedAt: ranOutAt },
        holds: { updateMany: { where: {}, data: hold } },
      },
    })
    expect(await compared(id)).toMatchObject([
      { offerId, status: 'expired', heldUntil: null, may: { accept: false, counter: true } },
    ])
    now += offerLimits.negotiableDays * DAY - 1
    expect(await compared(id)).toHaveLength(1)
    now += 2
    expect(await compared(id)).toEqual([])
  })

  it('are read in as many statements however many there are', async () => {
    const countedFor = async (id: string) => {
      const statements = jest.spyOn(pg.Client.prototype, 'query')
      await compared(id)
      const count = statements.mock.calls.length
      statements.mockRestore()
      return count
    }
    const [few, many] = [await listing(), await listing()]
    await offers.heldOffer(producer, few)
    for (const one of [producer, await rival(), await rival(), await rival()]) await offers.heldOffer(one, many)
    await countedFor(many)
    const ofFew = await countedFor(few)
    expect(ofFew).toBeGreaterThan(3)
    expect(await countedFor(many)).toBeLessThanOrEqual(ofFew)
  })

  it('are a file of every term in words, which no spreadsheet runs', async () => {
    const id = await listing()
    const further = '=1+1'
    const deal = { price: { kind: 'fixed', amount: 90_000 }, further }
    const one = await offers.heldOffer(
      await rival({ firstName: '@Una', lastName: 'Kerr', companyName: 'Kerr, Ltd' }),
      id,
      {
        scope: film,
        deal,
      },
    )
    const other = await offers.heldOffer(producer, id, { scope: tv, offerPrice: 7_000 })
    const file = await ask(id, agent, '.csv?budget=2000000')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="storyright-offers-\d+-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(file.body.startsWith('\uFEFFOffer,Title,Producer,')).toBe(true)
    const lines = file.body.slice(1).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(other.id)
    expect(lines[2]).toContain(`${one.id},`)
    for (const cell of ["'@Una Kerr", '"Kerr, Ltd"', "'=1+1", '"£90,000"', '2000000,90000,85000,90000', 'Iris Okafor'])
      expect(lines[2]).toContain(cell)
    expect(lines[1]).toContain('To be agreed')
    expect(lines[3]).toBe('')
  })

  it('are nothing where nobody has offered', async () => {
    expect(await compared(await listing())).toEqual([])
    expect((await ask(randomUUID())).statusCode).toBe(404)
  })
})
