import { dealLimits, dealMessages as says } from '../vocabulary/deal.ts'
import { dealForm } from './deal.ts'
import { offerForm } from './offers.ts'

const form = { listingId: '7', offerPrice: 5_000, optionPeriod: 18, deckFileUrl: 'https://storyright.test/deck.pdf' }
const offered = (deal?: unknown) => offerForm.safeParse({ ...form, ...(deal !== undefined && { deal }) })
const keptOf = (deal?: unknown) => offered(deal).data?.deal
const faultsOf = (deal: unknown) =>
  Object.fromEntries((offered(deal).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

const all = {
  feeCreditable: false,
  extension: { times: 2, months: 6, fee: 0, creditable: true },
  price: { kind: 'budget', percent: 2.55, floor: 40_000, ceiling: 40_000 },
  episode: { to30: 1_000, to60: null, over60: 3_000 },
  profits: 2.25,
  passive: { sequel: 50, remake: 33.33, spinOff: 0 },
  reserved: [
    { right: 'stage', holdYears: 5 },
    { right: 'live', holdYears: 0 },
  ],
  credit: { words: 'From the novel by Ada Poe', place: 'end_titles' },
  consultation: 'approves_writer',
  reversionYears: 7,
  further: 'Two set visits\nand a ticket to the premiere',
}

describe('the deal of an offer', () => {
  it('is kept as it was sent', () => {
    expect(keptOf(all)).toEqual(all)
    for (const [field, value] of Object.entries(all)) expect(keptOf({ [field]: value })).toEqual({ [field]: value })
  })

  it('may be left out, or say nothing', () => {
    expect(keptOf()).toBeUndefined()
    expect(JSON.stringify(offered().data)).not.toContain('deal"')
    for (const nothing of [
      null,
      {},
      { profits: null, reserved: [] },
      { extension: {}, further: '  ' },
      { episode: { to30: null }, passive: { sequel: null, remake: null, spinOff: null } },
    ])
      expect(keptOf(nothing)).toBeNull()
  })

  it('leaves out of a group what is not said', () => {
    expect(keptOf({ extension: { times: 2, months: null } })).toEqual({ extension: { times: 2 } })
    expect(keptOf({ price: { kind: 'budget', percent: 0.5 } })).toEqual({
      price: { kind: 'budget', percent: 0.5, floor: null, ceiling: null },
    })
    expect(keptOf({ episode: { to60: 2_000 } })).toEqual({ episode: { to30: null, to60: 2_000, over60: null } })
  })

  it('has every percentage by its steps, and no other', () => {
    for (let parts = 10; parts <= 200; parts++)
      expect(keptOf({ price: { kind: 'budget', percent: Number((parts * 0.05).toFixed(2)) } })).toBeTruthy()
    for (let quarters = 0; quarters <= 40; quarters++) expect(keptOf({ profits: quarters / 4 })).toBeTruthy()
    for (const percent of [0.45, 10.05, 2.51, 0.525, Number.NaN])
      expect(faultsOf({ price: { kind: 'budget', percent } })).toHaveProperty(['deal.price.percent'])
    for (const profits of [-0.25, 10.25, 0.1]) expect(faultsOf({ profits })).toEqual({ 'deal.profits': says.profits })
  })

  it.each([
    [{ feeCreditable: 'yes' }, 'deal.feeCreditable'],
    [{ extension: { times: 3 } }, 'deal.extension.times'],
    [{ extension: { months: 7 } }, 'deal.extension.months'],
    [{ extension: { fee: 1_000_000 } }, 'deal.extension.fee'],
    [{ extension: { fee: 0.5 } }, 'deal.extension.fee'],
    [{ extension: { fee: -1 } }, 'deal.extension.fee'],
    [{ extension: { creditable: 1 } }, 'deal.extension.creditable'],
    [{ price: { kind: 'guess', amount: 5 } }, 'deal.price.kind'],
    [{ price: { kind: 'fixed' } }, 'deal.price.amount'],
    [{ price: { kind: 'fixed', amount: 0 } }, 'deal.price.amount'],
    [{ price: { kind: 'fixed', amount: 1.5 } }, 'deal.price.amount'],
    [{ price: { kind: 'budget', percent: 2, floor: 2, ceiling: 1 } }, 'deal.price.floor'],
    [{ price: { kind: 'budget', percent: 2, ceiling: dealLimits.amount + 1 } }, 'deal.price.ceiling'],
    [{ episode: { to30: -1 } }, 'deal.episode.to30'],
    [{ passive: { remake: 100.01 } }, 'deal.passive.remake'],
    [{ passive: { spinOff: 33.333 } }, 'deal.passive.spinOff'],
    [{ reserved: [{ right: 'film', holdYears: 1 }] }, 'deal.reserved.0.right'],
    [{ reserved: [{ right: 'stage', holdYears: 11 }] }, 'deal.reserved.0.holdYears'],
    [
      {
        reserved: [
          { right: 'stage', holdYears: 1 },
          { right: 'stage', holdYears: 2 },
        ],
      },
      'deal.reserved.1.right',
    ],
    [{ credit: { words: '', place: 'end_titles' } }, 'deal.credit.words'],
    [{ credit: { words: 'two\nlines', place: 'end_titles' } }, 'deal.credit.words'],
    [{ credit: { words: 'x'.repeat(201), place: 'end_titles' } }, 'deal.credit.words'],
    [{ credit: { words: '\ue000', place: 'end_titles' } }, 'deal.credit.words'],
    [{ credit: { words: 'By Ada', place: 'nowhere' } }, 'deal.credit.place'],
    [{ consultation: 'approves' }, 'deal.consultation'],
    [{ reversionYears: 1 }, 'deal.reversionYears'],
    [{ reversionYears: 10.5 }, 'deal.reversionYears'],
    [{ further: 'x'.repeat(2_001) }, 'deal.further'],
    [{ further: 'a\0b' }, 'deal.further'],
    [{ bonus: 1 }, 'deal'],
    [{ extension: { often: 1 } }, 'deal.extension'],
    [{ price: { kind: 'fixed', amount: 5, percent: 2 } }, 'deal.price'],
    ['cheap', 'deal'],
    [[], 'deal'],
  ])('is refused by its field: %j', (deal, path) => expect(Object.keys(faultsOf(deal))).toEqual([path]))

  it('survives nonsense of every kind', () => {
    for (const nonsense of [
      0,
      true,
      { price: [] },
      { reserved: { 0: 'x' } },
      { extension: 'twice' },
      { credit: null, price: 5 },
    ])
      expect(() => dealForm.safeParse(nonsense)).not.toThrow()
  })
})
