import { seedDemoAccounts } from './accounts/seed-demo-accounts.ts'
import { runCommand } from './command.ts'

await runCommand(async (deps) => {
  const added = await seedDemoAccounts(deps)
  process.stdout.write(`identity: ${added} demo people added\n`)
})
