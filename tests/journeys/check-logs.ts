import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { demoPassword } from '@storyright/demo'
import pg from 'pg'
import { type Given, toldIn } from '../runner/told-in-logs.ts'

interface Looking {
  /** The platform's home, with its logs. */
  home: string
  mailUrl: string
  /** Where identity keeps people. */
  peopleUrl: string
  out: Writable
}

/** What the journeys typed themselves. */
const PASSWORDS = [demoPassword, 'Lantern-Street-9']

/** Looks through all logs of the platform for what the journeys gave it; says what it finds, and how much that is. */
export async function checkLogs({ home, mailUrl, peopleUrl, out }: Looking): Promise<number> {
  const given = { ...(await peopleIn(peopleUrl)), secrets: [...PASSWORDS, ...(await tokensIn(mailUrl))] }
  const folder = path.join(home, 'logs')
  let found = 0
  for (const name of await readdir(folder)) {
    const told = toldIn(await readFile(path.join(folder, name), 'utf8'), given)
    found += told.length
    for (const line of told.slice(0, 5)) out.write(`The log ${name} tells ${line}\n`)
  }
  return found
}

async function peopleIn(peopleUrl: string): Promise<Omit<Given, 'secrets'>> {
  const client = new pg.Client({ connectionString: peopleUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string; name: string }>(
      `SELECT email, first_name || ' ' || last_name AS name FROM people WHERE email IS NOT NULL`,
    )
    return { emails: rows.map(({ email }) => email), names: rows.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

/** The tokens of the links that mails carried. */
async function tokensIn(mailUrl: string): Promise<string[]> {
  const mails = await (await fetch(`${mailUrl}/email`)).text()
  return [...new Set([...mails.matchAll(/[?&]token=([\w-]{16,})/g)].map(([, token]) => token!))]
}
