import { parseArgs } from 'node:util'
import { validate } from '@storyright/service-kit'
import { createAdmin, newAdmin } from './accounts/create-admin.ts'
import { runCommand } from './command.ts'

const usage = 'npm run admin:create -- --email ada@example.org --first-name Ada --last-name Whitlock'

await runCommand(async (deps) => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
  })
  const { email, 'first-name': firstName, 'last-name': lastName } = values
  if (!email || !firstName || !lastName) throw new Error(`Usage: ${usage}`)
  const password = process.env.ADMIN_PASSWORD // the launcher asks for it on the terminal
  if (!password) throw new Error('No password was given: set ADMIN_PASSWORD.')
  const admin = await createAdmin(deps)(validate(newAdmin, { email, firstName, lastName, password }))
  process.stdout.write(`${admin.email} is an administrator now.\n`)
})
