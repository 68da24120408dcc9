/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

/** The part of jest's JSON report that counts. */
export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A file that could not even be run counts as a failure. */
export function jestTally(report: JestReport): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** So does an error outside every test. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** A runner that fails without naming a failed test, or leaves no report, has failed once. */
export function settled(tally: Tally | undefined, exitCode: number): Tally {
  if (!tally) return { passed: 0, failed: 1 }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** What a runner counts that had nothing to do. */
export const none: Tally = { passed: 0, failed: 0 }

/** The sum of all runners' counts. */
export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), none)
}
