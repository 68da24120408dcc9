import type { Offer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { agent, type Offers, producer } from './harness.ts'
import { pdf, upload } from './upload-deck.ts'

const named = { firstName: 'Rosa', lastName: 'Adeyemi' }

type What = 'extensions' | 'exercise' | 'reversion'

/** What the two sides of an option do with it. */
export function optionSteps(market: () => Offers) {
  async function accepted(listing: Parameters<Offers['addListing']>[0] | string = {}, by = producer): Promise<Offer> {
    const offers = market()
    const listingId = typeof listing === 'string' ? listing : (await offers.addListing(listing)).id
    const offer = await offers.heldOffer(by, listingId, { optionPeriod: 12 })
    const answer = await offers.send('PATCH', `/api/offers/${offer.id}/accept`, agent)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  /** Both sides sign, each with the name that their account has. */
  async function sign(id: string): Promise<void> {
    const offers = market()
    const { producerId } = await offers.db.offer.findUniqueOrThrow({ where: { id } })
    for (const side of [{ ...producer, id: producerId }, agent]) {
      const known = await offers.db.person.findUnique({ where: { id: side.id } })
      if (!known?.firstName) await offers.db.person.update({ where: { id: side.id }, data: named })
      const { firstName, lastName } = known?.firstName ? known : named
      const name = `${firstName} ${lastName}`
      const answer = await offers.send('POST', `/api/offers/${id}/agreement/sign`, side, { name })
      expect([200, 409]).toContain(answer.statusCode) // 409: signed before
    }
  }
  const send = (id: string, viewer: Viewer | null, content: Uint8Array = pdf, name = 'Notice.pdf') =>
    upload(market(), viewer, `/api/offers/${id}/documents`, { content, name })
  const sent = async (id: string, viewer: Viewer): Promise<string> => (await send(id, viewer)).json().documentUrl
  const record = async (id: string, what: What, viewer: Viewer, documentUrl?: string) =>
    market().send('POST', `/api/offers/${id}/${what}`, viewer, {
      documentUrl: documentUrl ?? (await sent(id, viewer)),
      note: 'As agreed on the telephone',
    })
  async function recorded(id: string, what: What, viewer = producer): Promise<Offer> {
    if (what === 'exercise') await sign(id)
    const response = await record(id, what, viewer)
    expect(response.json()).toMatchObject({ id })
    return response.json()
  }
  const answer = (offer: Offer, viewer: Viewer, body: object) =>
    market().send('POST', `/api/offers/${offer.id}/notices/${offer.optionNotices.at(-1)!.id}/answer`, viewer, body)
  const confirm = (offer: Offer, viewer: Viewer) => answer(offer, viewer, { answer: 'confirm' })
  return { accepted, sign, send, sent, record, recorded, answer, confirm }
}

/** The status and the code of a refusal. */
export const codeOf = async (response: Promise<{ statusCode: number; json(): { code?: string } }>) => {
  const refused = await response
  return [refused.statusCode, refused.json().code]
}
