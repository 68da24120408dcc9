/** What `work` takes of a processor of the machines that the limits were set on. */
const USUAL_MS = 42
const ROUNDS = 3

/** How many times slower this machine's processor is, at least 1: limits in tests and of test files grow with it. */
export function processorFactor(): number {
  const took = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.max(1, Math.min(...took) / USUAL_MS)
}

/** What tests mostly do: make objects, texts of them, and objects again. */
function work(): void {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Listing ${id}`, tags: [id % 7, `t${id % 13}`] }))
  const again = JSON.parse(JSON.stringify(rows)) as typeof rows
  again.sort((a, b) => b.name.localeCompare(a.name))
}
