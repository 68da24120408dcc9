import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { validate } from '@storyright/service-kit'
import { createAdmin, newAdmin } from './accounts/create-admin.ts'
import { runCommand } from './command.ts'

const example = '--email ada@example.org --first-name Ada --last-name Whitlock'
const usage = `Usage: npm run admin:create -- ${example}
   or, in a pod: printf %s "$PASSWORD" | kubectl exec -i deploy/storyright-identity -- /app/bin/node admin-create.js ${example}
   The password is ADMIN_PASSWORD, or the first line of standard input.`
const text = { type: 'string' } as const

const { values } = parseArgs({
  options: { email: text, 'first-name': text, 'last-name': text, help: { type: 'boolean', short: 'h' } },
})

if (values.help) process.stdout.write(`${usage}\n`)
else
  await runCommand(async (deps) => {
    const { email, 'first-name': firstName, 'last-name': lastName } = values
    if (!email || !firstName || !lastName) throw new Error(usage.split('\n', 1)[0])
    // The launcher asks for it on the terminal; in a pod no variable can be set.
    const password = process.env.ADMIN_PASSWORD || (await firstLine())
    if (!password) throw new Error('No password was given: set ADMIN_PASSWORD, or write it to standard input.')
    const admin = await createAdmin(deps, validate(newAdmin, { email, firstName, lastName, password }))
    process.stdout.write(`${admin.email} is an administrator now.\n`)
  })

async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) return ''
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}
