import { eventually } from '@storyright/testing'
import { type Catalogue, formOf, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { type Offers, someone, startOffers } from '../../services/offers/test/harness.ts'

/** Both sides are the real ones, with catalogue's events on their way between them. */
describe('the file of an agent’s rights, which catalogue writes with what offers knows', () => {
  let offers: Offers
  let catalogue: Catalogue
  beforeAll(async () => {
    offers = await startOffers({ upkeep: false })
    catalogue = await startCatalogue({ natsUrl: offers.natsUrl, offersUrl: offers.app.listeningOrigin })
  }, 60_000)
  afterAll(async () => {
    await catalogue?.stop()
    await offers?.stop()
  })

  const agent = someone('agent')
  const file = (as = agent) => catalogue.get(`/api/listings/agent/${agent.id}/export?format=rights`, as)
  const linesOf = (payload: string) => payload.trim().split('\r\n').slice(1)

  it('says who has which of them, to the agent alone, and is refused rather than wrong while offers is away', async () => {
    const form = formOf({ title: 'Choir', rights: 'World ex FR; L; film+tv' })
    const [listing] = await catalogue.add({ agentId: agent.id, form }, { agentId: agent.id, form: formOf() })
    const take = (body: object) => offers.send('POST', `/api/listings/${listing!.id}/takings`, agent, body)
    const outside = {
      kind: 'outside',
      lines: 'DE; de; film; ..2031-12-31',
      holder: 'Nordlicht GmbH',
      note: 'Since 2024',
    }
    await eventually(async () => expect((await take(outside)).statusCode).toBe(201))
    const back = { kind: 'holdback', lines: 'US; en; tv', holder: null, note: null }
    expect((await take(back)).statusCode).toBe(201)

    const lines = linesOf((await file()).payload)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(`${listing!.id},Choir,Morwenna Tregear,available,On offer,World ex FR; L; film+tv`)
    expect(lines[1]).toContain('Granted elsewhere,DE; de; film; ..2031-12-31; exclusive,Nordlicht GmbH,,,Since 2024')
    expect(lines[2]).toContain('Held back,US; en; tv')
    expect(lines[3]).toContain('On offer')

    const known = { role: 'agent', status: 'active', isVerified: true, firstName: 'Ada', lastName: 'Vane', version: 1 }
    await catalogue.db.person.create({ data: { id: agent.id, ...known } })
    const others = (await file(someone('admin'))).payload
    expect(linesOf(others)).toHaveLength(2)
    expect(others).not.toContain('Nordlicht')

    await offers.stop()
    const answer = await file()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'HOLDERS_UNKNOWN'])
    expect(answer.headers['retry-after']).toBe('5')
    expect((await catalogue.get(`/api/listings/agent/${agent.id}/export?format=csv`, agent)).statusCode).toBe(200)
  }, 60_000)
})
