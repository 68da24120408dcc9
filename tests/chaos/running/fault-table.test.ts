import { allFaults, faultsCalled } from '../faults/all-faults.ts'
import type { Fault } from '../faults/fault.ts'
import { faultTable, isWell, type Outcome } from './fault-table.ts'

const fault: Fault = {
  name: 'frozen-offers',
  what: 'offers stands still',
  seconds: 20,
  usableWithin: 30,
  agreesWithin: 60,
  begin: async () => async () => undefined,
}
const suffered = (more: object = {}): Outcome => ({
  fault,
  seen: new Map([
    [
      'offers',
      {
        statuses: new Map([
          ['200', 3],
          ['503', 2],
        ]),
        slowestMs: 10_000,
        refused: [1, 2],
      },
    ],
    ['identity', { statuses: new Map([['200', 5]]), slowestMs: 20, refused: [] }],
  ]),
  answers: new Map([
    ['201', 4],
    ['503', 1],
    ['409', 0],
  ]),
  usableAfter: 1.5,
  agreedAfter: 3,
  faults: [],
  ...more,
})

describe('the table of faults', () => {
  it('tells which parts refused and what the traffic was answered', () => {
    expect(faultTable([suffered()])).toMatch(/offers 503 × 2 \(≤ 10 s\) +201 × 4, 503 × 1 +1\.5 s \(≤ 30\).*held/)
  })

  it('names every fault that is left in the books', () => {
    const table = faultTable([suffered({ faults: ['an offer is lost'], agreedAfter: Number.POSITIVE_INFINITY })])
    expect(table).toMatch(/never \(≤ 60\) +BROKEN/)
    expect(table).toContain('frozen-offers: an offer is lost')
  })

  it('says why something was not tried', () => {
    expect(faultTable([{ fault, skipped: 'there is no disk' }])).toContain('not tried: there is no disk')
  })
})

describe('a fault', () => {
  it('has done no harm when everything was usable and right within its bounds', () => {
    expect(isWell(suffered())).toBe(true)
    expect(isWell(suffered({ usableAfter: 31 }))).toBe(false)
    expect(isWell(suffered({ agreedAfter: 61 }))).toBe(false)
  })

  it('is called by its own name or by that of its family', () => {
    expect(faultsCalled(['provider-slow-11', 'stream-wiped']).map(({ name }) => name)).toEqual([
      'provider-slow-11',
      'stream-wiped',
    ])
    expect(faultsCalled(['provider'])).toHaveLength(4)
    expect(() => faultsCalled(['rain'])).toThrow('There is no fault called rain')
  })

  it('has a name of its own', () => {
    expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length)
  })
})
