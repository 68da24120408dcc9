import { type Figures, figuresOf } from './figures.ts'
import { loadTable } from './load-table.ts'
import { type Compared, isMet, ratioOf } from './thresholds.ts'

const figures = (more: Partial<Figures> = {}): Figures => ({
  perSecond: 100,
  p50: 5,
  p95: 20,
  requests: 1_000,
  failed: 0,
  dropped: 0,
  ...more,
})
const browse = (more: Partial<Compared> = {}): Compared => ({
  name: 'browse',
  figures: figures(),
  bare: figures({ perSecond: 200, p95: 10 }),
  threshold: { what: 'throughput', atLeast: 0.5 },
  ...more,
})

describe('the figures of a load run', () => {
  const metrics = {
    iterations: { values: { count: 30, rate: 3 } },
    iteration_duration: { values: { med: 4, 'p(95)': 9 } },
    http_req_failed: { values: { rate: 0.1, passes: 3, fails: 27 } },
    'iterations{scenario:search}': { values: { count: 10, rate: 1 } },
  }

  it('are those of the whole run unless a scenario is named', () => {
    expect(figuresOf({ metrics })).toMatchObject({ perSecond: 3, p50: 4, p95: 9 })
    expect(figuresOf({ metrics }, 'search')).toMatchObject({ perSecond: 1, requests: 0 })
  })

  it('count a request as failed that k6 counts as a pass of its rate of failures', () => {
    expect(figuresOf({ metrics })).toMatchObject({ requests: 30, failed: 3 })
  })
})

describe('a threshold of a load run', () => {
  it('is a part of what the bare proxy answers a second', () => {
    expect(ratioOf(browse())).toBe(0.5)
    expect(isMet(browse())).toBe(true)
    expect(isMet(browse({ figures: figures({ perSecond: 99 }) }))).toBe(false)
  })

  it('is a multiple of what the bare proxy takes meanwhile, in a mixed day', () => {
    expect(ratioOf(browse({ threshold: { what: 'p95', atMost: 2 } }))).toBe(2)
    expect(isMet(browse({ threshold: { what: 'p95', atMost: 1.9 } }))).toBe(false)
  })

  it('is missed when any request failed', () => {
    expect(isMet(browse({ figures: figures({ failed: 1 }) }))).toBe(false)
  })

  it('is missed when nothing was measured', () => {
    expect(isMet(browse({ bare: figures({ perSecond: 0 }), figures: figures({ perSecond: 0, requests: 0 }) }))).toBe(
      false,
    )
  })

  it('is shown beside what was reached', () => {
    expect(loadTable([browse({ figures: figures({ perSecond: 50 }) })])).toMatch(/0\.250 +≥ 0\.5 +MISSED/)
  })
})
