import type { AddressInfo } from 'node:net'
import type { ListingCard } from '@storyright/contracts/http'
import { eventually, testMeaningModel } from '@storyright/testing'
import { type Ai, startAi } from '../../services/ai/test/harness.ts'
import { type Catalogue, formOf, startCatalogue } from '../../services/catalogue/test/harness.ts'

/** Both sides are the real ones, with the real model, and catalogue's events on their way between them. */
describe('what catalogue asks ai of a search', () => {
  let ai: Ai
  let catalogue: Catalogue
  beforeAll(async () => {
    ai = await startAi({ config: { MEANING_DIR: await testMeaningModel() } })
    await ai.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = ai.app.server.address() as AddressInfo
    catalogue = await startCatalogue({ natsUrl: ai.natsUrl, config: { AI_URL: `http://127.0.0.1:${port}` } })
  }, 180_000)
  afterAll(async () => {
    await catalogue?.stop()
    await ai?.stop()
  })

  it('finds a new listing by what it means, once its vector is made', async () => {
    const logline = 'A lighthouse keeper hears the voices of those whom the water took.'
    await catalogue.add({ form: formOf({ title: 'Choir', logline, genre: 'Horror', themes: ['Ghosts'] }) })
    const found = await eventually(
      async () => {
        // Another text each time: what a search has found is kept for a moment.
        const text = `spooky tale beside ocean waves ${Math.random().toString(36).slice(2)}`
        const answer = await catalogue.get(`/api/listings?${new URLSearchParams({ search: text })}`)
        expect(answer.headers['x-meaning']).toBe('on')
        const cards: ListingCard[] = answer.json()
        expect(cards).not.toEqual([])
        return cards
      },
      { within: 20_000 },
    )
    expect(found.map(({ title, match }) => [title, match])).toEqual([['Choir', 'meaning']])
  })
})
