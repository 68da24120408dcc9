import { jestTally, playwrightTally, settled, sum } from './tally.ts'

describe('counting tests', () => {
  it('counts a file that could not be run as a failure', () => {
    expect(jestTally({ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 8,
      failed: 3,
    })
  })

  it('counts a journey that passes only now and then as a failure', () => {
    expect(playwrightTally({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
      passed: 5,
      failed: 2,
    })
  })

  it('never takes a crashed runner for success', () => {
    expect(settled(undefined, 0)).toEqual({ passed: 0, failed: 1 })
    expect(settled({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 })
    expect(settled({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 })
  })

  it('adds the runners up', () => {
    expect(
      sum([
        { passed: 3, failed: 0 },
        { passed: 2, failed: 1 },
      ]),
    ).toEqual({ passed: 5, failed: 1 })
  })
})
