import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks on the terminal for something that must not appear there. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Give the password in ADMIN_PASSWORD when there is no terminal to ask on.')
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
