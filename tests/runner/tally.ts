/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
  /** What passed only when it was tried again; it counts as passed. */
  again?: string[]
}

/** The part of jest's JSON report that counts. */
export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: JestFile[]
}

interface JestFile {
  /** The path of the file. */
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}

/** A file that could not even be run counts as a failure. */
export function jestTally(report: JestReport): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** The files in which something failed. */
export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** The count after the failed files were run again. */
export function jestTallyAgain(first: JestReport, second: JestReport): Tally {
  const before = first.testResults.filter(({ status }) => status === 'failed').flatMap((file) => file.assertionResults)
  const { passed, failed } = jestTally(second)
  const passedBefore = before.filter(({ status }) => status === 'passed').length
  const failedAgain = new Set(namesOf(second.testResults.flatMap((file) => file.assertionResults)))
  return {
    passed: first.numPassedTests - passedBefore + passed,
    failed,
    again: namesOf(before).filter((name) => !failedAgain.has(name)),
  }
}

const namesOf = (results: JestFile['assertionResults']) =>
  results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)

/** An error outside every test counts as a failure. */
export function playwrightTally({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    ...(stats.flaky > 0 && { again: suites.flatMap(flakyIn) }),
  }
}

const flakyIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(flakyIn),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
]

/** A runner that fails without naming a failed test, or leaves no report, has failed once. */
export function settled(tally: Tally | undefined, exitCode: number): Tally {
  if (!tally) return { passed: 0, failed: 1 }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** What a runner counts that had nothing to do. */
export const none: Tally = { passed: 0, failed: 0 }

/** The sum of all runners' counts. */
export function sum(tallies: Tally[]): Tally {
  const again = tallies.flatMap((tally) => tally.again ?? [])
  const counts = tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    none,
  )
  return again.length > 0 ? { ...counts, again } : counts
}
