import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import { requireAnswerer, requireProducer, requireReader, requireSide } from './offer.ts'

const viewer = (id: string, role: Role): Viewer => ({ id, role, tier: 'free', verified: true })
const maker = viewer('maker', 'producer')
const seller = viewer('seller', 'agent')
const stranger = viewer('stranger', 'agent')
const admin = viewer('admin', 'admin')
const held = { status: 'pending', hold: { status: 'held' } } as const
const offer = { producerId: maker.id, agentId: seller.id, reachedAgentAt: new Date(), ...held }
const unpaid = { ...offer, reachedAgentAt: null }
const refusedWith = (status: number, code: string) => expect.objectContaining({ status, code })
const foreign = refusedWith(403, 'NOT_YOUR_OFFER')
const unheardOf = refusedWith(404, 'OFFER_NOT_FOUND')

describe('an offer', () => {
  it('is answered by its agent once it is in, and by administrators', () => {
    for (const who of [seller, admin]) expect(() => requireAnswerer(offer, who)).not.toThrow()
    expect(() => requireAnswerer(unpaid, admin)).not.toThrow()
    expect(() => requireAnswerer(unpaid, seller)).toThrow(unheardOf)
  })
  it('is answered by nobody else, nor by its agent in another role', () => {
    for (const who of [maker, stranger, viewer(seller.id, 'producer')])
      expect(() => requireAnswerer(offer, who)).toThrow(foreign)
  })
  it('is not answered by its agent while a renewal of it is unpaid', () => {
    for (const status of ['requires_payment', 'failed'] as const) {
      expect(() => requireAnswerer({ ...offer, hold: { status } }, seller)).toThrow(refusedWith(409, 'HOLD_GONE'))
      expect(() => requireAnswerer({ ...offer, hold: { status } }, admin)).not.toThrow()
    }
  })
  it('is read by its two sides in whatever role, and by administrators', () => {
    for (const who of [maker, seller, admin, viewer(maker.id, 'agent'), viewer(seller.id, 'free')])
      expect(() => requireReader(offer, who)).not.toThrow()
    expect(() => requireReader(offer, stranger)).toThrow(foreign)
  })
  it('does not exist for its agent before it is in', () => {
    expect(() => requireReader(unpaid, seller)).toThrow(unheardOf)
    for (const who of [maker, admin]) expect(() => requireReader(unpaid, who)).not.toThrow()
  })
  it('is paid and taken back by its producer alone', () => {
    expect(() => requireProducer(offer, maker)).not.toThrow()
    for (const who of [seller, stranger, admin]) expect(() => requireProducer(offer, who)).toThrow(foreign)
  })
  it('has two sides', () => {
    expect([maker, seller].map((who) => requireSide(offer, who))).toEqual(['producer', 'agent'])
    for (const who of [stranger, admin]) expect(() => requireSide(offer, who)).toThrow(refusedWith(403, 'NOT_A_PARTY'))
  })
})
