import { loadDemoPeople } from './accounts/load-demo-people.ts'
import { runCommand } from './command.ts'

await runCommand(async (deps) => {
  const added = await loadDemoPeople(deps)()
  process.stdout.write(`identity: ${added} demo people added\n`)
})
