import { runCommand } from './command.ts'
import { loadDemoPeople } from './people/load-demo-people.ts'

await runCommand(async (deps) => {
  const added = await loadDemoPeople(deps)()
  process.stdout.write(`identity: ${added} demo people added\n`)
})
