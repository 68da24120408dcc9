import type { Deal } from '@storyright/contracts/vocabulary'
import { aNotice, anAcceptedOffer } from '../../../testing/offer-samples.ts'
import { answerWords, recordWords } from './notice-words.ts'

const offerWith = (deal: Deal | null) => anAcceptedOffer({ deal })
const recorded = (kind: 'extension' | 'exercise', deal: Deal | null) =>
  recordWords(kind, offerWith(deal), 'producer').effect

describe('recording an extension', () => {
  it('names what the agreement allows', () => {
    expect(recorded('extension', null)).toContain(
      'The agreement allows one, by a further 18 months, with written notice and a further £18,000 before the option ends.',
    )
    expect(recorded('extension', { extension: { times: 2, months: 6, fee: 3_000, creditable: true } })).toContain(
      'allows 2, each by a further 6 months, with written notice and a further £3,000 before the option ends. It counts toward the price.',
    )
    expect(recorded('extension', { extension: { fee: 0 } })).toContain('with written notice before the option ends.')
  })
})

describe('recording and confirming an exercise', () => {
  const fixed: Deal = { price: { kind: 'fixed', amount: 50_000 } }
  const confirming = (deal: Deal | null) =>
    answerWords('confirm', aNotice({ kind: 'exercise', endsAt: null }), {
      side: 'agent',
      isExclusive: true,
      offer: offerWith(deal),
    }).effect

  it('names what is due where the price is known', () => {
    const due = '£32,000 is due: the price of £50,000 less £18,000 paid on account.'
    expect(recorded('exercise', fixed)).toContain(due)
    expect(confirming(fixed)).toBe(
      `${due} The title then shows as sold and takes no more offers. This cannot be undone.`,
    )
  })

  it('names no amount where it is not', () => {
    expect(recorded('exercise', null)).not.toContain('due')
    expect(confirming(null)).toMatch(/^The title then shows as sold/)
  })
})
