import fc from 'fast-check'
import { type HistoryState, inOrder, type Step } from './history-event.ts'

const day = (number: number) => new Date(Date.UTC(2028, 1, number))
const said = (status: 'available' | 'optioned' | 'sold'): HistoryState => ({
  of: 'listing',
  born: day(1),
  status,
  medium: 'book',
  isGone: false,
})
const step = (version: number, status: 'available' | 'optioned' | 'sold', at = version): Step => ({
  version,
  through: version,
  at: day(at),
  said: said(status),
})
const told = (steps: readonly Step[]) =>
  steps.map(({ version, through, said }) => [version, through, said.of === 'listing' && said.status])

describe('the steps of a life', () => {
  it('become one where versions that follow each other say the same', () => {
    expect(
      told(inOrder([step(1, 'available'), step(2, 'available'), step(3, 'optioned'), step(4, 'optioned')])),
    ).toEqual([
      [1, 2, 'available'],
      [3, 4, 'optioned'],
    ])
  })

  it('leave a place for what is told late', () => {
    const known = inOrder([step(1, 'available'), step(3, 'available')])
    expect(told(inOrder([...known, step(2, 'optioned')]))).toEqual([
      [1, 1, 'available'],
      [2, 2, 'optioned'],
      [3, 3, 'available'],
    ])
  })

  it('are never told before what came before them', () => {
    expect(inOrder([step(1, 'available', 5), step(2, 'sold', 4)]).map(({ at }) => at)).toEqual([day(5), day(5)])
  })

  it('are the same in whatever order, how often and in how many parts they come', () => {
    const statuses = fc.array(fc.constantFrom('available', 'optioned', 'sold'), { minLength: 1, maxLength: 12 })
    const lives = statuses.chain((life) => {
      const steps = life.map((status, place) => step(place + 1, status))
      return fc.tuple(
        fc.constant(inOrder(steps)),
        fc.shuffledSubarray([...steps, ...steps, ...steps], { minLength: steps.length * 3 }),
        fc.nat({ max: steps.length * 3 }),
      )
    })
    fc.assert(
      fc.property(lives, ([expected, mixed, cut]) => {
        expect(inOrder([...inOrder(mixed.slice(0, cut)), ...mixed.slice(cut)])).toEqual(expected)
      }),
    )
  })

  it('are kept apart by what they are of', () => {
    const until: Step = { version: 1, through: 1, at: day(2), said: { of: 'membership', until: null } }
    expect(inOrder([step(1, 'available'), until])).toHaveLength(2)
  })
})
