import { parseArgs } from 'node:util'
import { connect } from '@nats-io/transport-node'
import { internalTokenHeader, republishSnapshots } from '@storyright/contracts'
import { listDeadLetters, replayDeadLetters } from '@storyright/messaging'
import { endWith } from './end-with.ts'
import { keysOf } from './keys.ts'
import { type Running, runningPlatform } from './lock.ts'
import { settingsFrom } from './settings.ts'

const usage = `npm run events -- COMMAND
  dead-letters [SERVICE]        what services could not handle, oldest first
  replay SERVICE [NUMBER]       hand those events, or the one of that number, to the service again
  republish SERVICE             let a service send a snapshot of everything it owns`

/** What operators do with events, on the platform that runs here. */
async function operate(): Promise<number> {
  const [command, service, number] = parseArgs({ allowPositionals: true }).positionals
  const { home } = settingsFrom(process.env)
  const running = await runningPlatform(home)
  if (!running?.urls) throw new Error(`No platform runs in ${home}: start it first.`)
  if (command === 'dead-letters') return withNats(running, (nats) => list(nats, service))
  if (command === 'replay' && service) return withNats(running, (nats) => replay(nats, service, number))
  if (command === 'republish' && service) return republish(running, service, home)
  throw new Error(usage)
}

type Nats = Awaited<ReturnType<typeof connect>>

async function withNats(running: Running, work: (nats: Nats) => Promise<number>): Promise<number> {
  const nats = await connect({ servers: new URL(running.urls!.natsUrl).host })
  try {
    return await work(nats)
  } finally {
    await nats.close()
  }
}

async function list(nats: Nats, service: string | undefined): Promise<number> {
  const letters = await listDeadLetters(nats, service ? { service } : {})
  for (const { number, service: of, subject, reason, attempts, parkedAt } of letters)
    console.log(`${number}  ${parkedAt.toISOString()}  ${of}  ${subject}  after ${attempts} attempts: ${reason}`)
  if (letters.length === 0) console.log('There are none.')
  return 0
}

async function replay(nats: Nats, service: string, number: string | undefined): Promise<number> {
  const choice = number === undefined ? { service } : { service, number: Number(number) }
  console.log(`Handed ${await replayDeadLetters(nats, choice)} to ${service} again.`)
  return 0
}

async function republish(running: Running, service: string, home: string): Promise<number> {
  const address = running.services?.[service]
  if (!address) throw new Error(`There is no service called ${service}.`)
  const { internalToken } = await keysOf(home)
  const answer = await fetch(new URL(republishSnapshots.path, address), {
    method: republishSnapshots.method,
    headers: { [internalTokenHeader]: internalToken },
  })
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}.`)
  console.log(`${service} has sent ${republishSnapshots.reply.parse(await answer.json()).sent} snapshots.`)
  return 0
}

await endWith(operate)
