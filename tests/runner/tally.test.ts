import { failedFiles, type JestReport, jestTally, jestTallyAgain, playwrightTally, settled, sum } from './tally.ts'

const report = (files: Record<string, Record<string, 'passed' | 'failed'>>): JestReport => {
  const testResults = Object.entries(files).map(([name, tests]) => {
    const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }))
    return { name, assertionResults, status: Object.values(tests).includes('failed') ? 'failed' : 'passed' }
  })
  const count = (wanted: string) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: 0,
    testResults,
  }
}

describe('counting tests', () => {
  it('counts a file that could not be run as a failure', () => {
    const counts = { numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
    expect(jestTally({ ...counts, testResults: [] })).toEqual({ passed: 8, failed: 3 })
  })

  it('counts what passes when it is tried again once, and names it', () => {
    const first = report({
      'a.test.ts': { one: 'passed', two: 'failed', three: 'failed' },
      'b.test.ts': { four: 'passed' },
    })
    expect(failedFiles(first)).toEqual(['a.test.ts'])
    const second = report({ 'a.test.ts': { one: 'passed', two: 'passed', three: 'failed' } })
    expect(jestTallyAgain(first, second)).toEqual({ passed: 3, failed: 1, again: ['two'] })
  })

  it('counts what failed only when its file was tried again as a failure', () => {
    const first = report({ 'a.test.ts': { one: 'passed', two: 'failed' } })
    const second = report({ 'a.test.ts': { one: 'failed', two: 'passed' } })
    expect(jestTallyAgain(first, second)).toEqual({ passed: 1, failed: 1, again: ['two'] })
  })

  it('names the journeys that passed at the second attempt', () => {
    const specs = [
      { title: 'arrives', file: 'a.spec.ts', tests: [{ status: 'flaky' }] },
      { title: 'leaves', file: 'a.spec.ts', tests: [{ status: 'expected' }] },
    ]
    const suites = [{ specs: [], suites: [{ specs }] }]
    expect(playwrightTally({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}], suites })).toEqual({
      passed: 6,
      failed: 2,
      again: ['a.spec.ts › arrives'],
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
