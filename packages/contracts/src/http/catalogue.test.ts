import { listing } from './catalogue.ts'

describe('a listing’s answer', () => {
  it('of a catalogue of the version before, which does not tell of early access, had none', () =>
    expect(listing.shape.earlyAccess.parse(undefined)).toBe(false))
})
