import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { userRegistered } from '@storyright/contracts/events'
import { editProfile, identityCalls } from '@storyright/contracts/http'
import { validate } from '@storyright/service-kit'
import type { z } from 'zod'
import { addAuditEntry } from './audit.store.ts'
import { runCommand } from './command.ts'
import type { Deps } from './deps.ts'
import { takenEmail } from './people/name-conflicts.ts'
import { type Person, userEvent } from './people/person.ts'
import { usernameKey } from './people/username-key.ts'
import { requireStrongPassword } from './secrets/new-password.ts'

/** The input for creating an administrator. */
const newAdmin = editProfile
  .pick({ email: true, firstName: true, lastName: true })
  .extend(identityCalls.resetPassword.body.pick({ password: true }).shape)

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

type Needed = 'transaction' | 'people' | 'passwords' | 'outbox' | 'clock'

/** Creates an administrator, who can sign in at once. There is no other way to become one. */
export async function createAdmin(
  { transaction, people, passwords, outbox, clock }: Pick<Deps, Needed>,
  { password, ...admin }: z.output<typeof newAdmin>,
): Promise<Person> {
  requireStrongPassword('password', password, { ...admin, username: null })
  const id = randomUUID()
  const username = `admin-${id.slice(0, 8)}`
  const taken = await people.taken({ email: admin.email, usernameKey: usernameKey(username) }, clock())
  if (taken.email) throw takenEmail()
  const passwordHash = await passwords.hash(password)
  return transaction(async (tx) => {
    const person = await people.add(tx, {
      ...admin,
      id,
      ...(await people.claimUsername(tx, id, username)),
      passwordHash,
      role: 'admin',
      status: 'active',
      isVerified: true,
      createdAt: clock(),
    })
    await addAuditEntry(tx, { actorId: null, action: 'admin.created', personId: id, after: { role: 'admin' } }, clock())
    await outbox.add(tx, [userEvent(userRegistered, person)])
    return person
  })
}
