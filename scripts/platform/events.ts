import { parseArgs } from 'node:util'
import { connect } from '@nats-io/transport-node'
import { internalTokenHeader, republishSnapshots, resendEvents } from '@storyright/contracts/http'
import { serviceNames } from '@storyright/contracts/services'
import { listDeadLetters, replayDeadLetters } from '@storyright/messaging'
import { endWith } from './end-with.ts'
import { keysOf } from './keys.ts'
import { type Running, runningPlatform } from './lock.ts'
import { settingsFrom } from './settings.ts'

const usage = `npm run events -- COMMAND
  dead-letters [SERVICE]        what services could not handle, oldest first
  replay SERVICE [NUMBER]       hand those events, or the one of that number, to the service again
  republish SERVICE             let a service send a snapshot of everything it owns
  resend --since TIME [SERVICE] after a database was restored: tell again what was told since then, by all or by one`

/** What operators do with events, on the platform that runs here. */
async function operate(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
  const [command, service, number] = positionals
  const { home } = settingsFrom(process.env)
  const running = await runningPlatform(home)
  if (!running?.urls) throw new Error(`No platform runs in ${home}: start it first.`)
  if (command === 'dead-letters') return withNats(running, (nats) => list(nats, service))
  if (command === 'replay' && service) return withNats(running, (nats) => replay(nats, service, number))
  if (command === 'republish' && service) return republish(running, service, home)
  if (command === 'resend' && values.since) return resend(running, service, { home, since: values.since })
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
  const { sent } = republishSnapshots.reply.parse(await ask(running, service, home, republishSnapshots))
  console.log(`${service} has sent ${sent} snapshots.`)
  return 0
}

async function resend(
  running: Running,
  service: string | undefined,
  { home, since }: { home: string; since: string },
): Promise<number> {
  const moment = new Date(since)
  if (Number.isNaN(moment.getTime())) throw new Error(`“${since}” is no time: write 2026-11-22T04:00Z, say.`)
  const services = service ? [service] : serviceNames.filter((name) => running.services?.[name])
  for (const name of services) {
    const answer = await ask(running, name, home, resendEvents, { since: moment.toISOString() })
    const { events, snapshots } = resendEvents.reply.parse(answer)
    console.log(`${name} tells ${events} events again, and sends ${snapshots} snapshots.`)
  }
  return 0
}

/** Asks a service what only operators do. */
async function ask(
  running: Running,
  service: string,
  home: string,
  { method, path }: { method: string; path: string },
  body?: object,
): Promise<unknown> {
  const address = running.services?.[service]
  if (!address) throw new Error(`There is no service called ${service}.`)
  const { internalToken } = await keysOf(home)
  const answer = await fetch(new URL(path, address), {
    method,
    headers: { [internalTokenHeader]: internalToken, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}.`)
  return answer.json()
}

await endWith(operate)
