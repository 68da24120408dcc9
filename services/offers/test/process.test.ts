import { Killed } from '@storyright/testing/stories'
import { rejectOffer } from '../src/use-cases/answer-offer.ts'
import { agent, atOnce, type Offers, producer, someone, startOffers } from './harness.ts'
import { runUpkeepRound, startProcess } from './process.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers({ upkeep: false })
  await offers.addPerson(agent)
})
afterAll(() => offers.stop())

describe('a killed process', () => {
  it('stays dead although what runs in it catches the kill', async () => {
    const { id: listingId } = await offers.addListing()
    const held = [await offers.heldOffer(producer, listingId), await offers.heldOffer(someone(), listingId)]
    for (const { id } of held)
      await expect(rejectOffer(startProcess(offers, { killAt: 0 }), { offerId: id, viewer: agent })).rejects.toThrow(
        Killed,
      )
    const booksOf = () => offers.db.hold.findMany({ where: { offer: { listingId } }, orderBy: { offerId: 'asc' } })
    const before = await booksOf()
    await runUpkeepRound(startProcess(offers, { killAt: 1 }), atOnce) // each step logs what fails, and the next begins
    expect(await booksOf()).toEqual(before)
    await runUpkeepRound(startProcess(offers), atOnce)
    expect((await booksOf()).map(({ status }) => status)).toEqual(['released', 'released'])
  })

  it('commits nothing that it had begun', async () => {
    const { id: listingId } = await offers.addListing()
    const process = startProcess(offers, { killAt: 0 })
    const work = process.transaction(async (tx) => {
      await tx.listing.update({ where: { id: listingId }, data: { title: 'Never' } })
      await Promise.resolve(process.checkpoint('meanwhile')).catch(() => undefined)
    })
    await expect(work).rejects.toThrow(Killed)
    expect(await offers.db.listing.findUnique({ where: { id: listingId } })).not.toMatchObject({ title: 'Never' })
  })
})
