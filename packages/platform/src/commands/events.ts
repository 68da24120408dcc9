import { parseArgs } from 'node:util'
import { outdoTold, republishSnapshots, resendEvents } from '@storyright/contracts/http'
import { type ServiceName, serviceNames } from '@storyright/contracts/services'
import { connectTo, listDeadLetters, replayDeadLetters } from '@storyright/messaging'
import type { Running } from '../lock.ts'
import { urlOf } from '../stores/servers.ts'
import { endWith } from '../terminal/end-with.ts'
import { type Asker, askerOf, requireRunning } from './ask-service.ts'

const usage = `npm run events -- COMMAND
  dead-letters [SERVICE]        what services could not handle, oldest first
  replay SERVICE [NUMBER]       hand those events, or the one of that number, to the service again
  republish SERVICE             let a service send a snapshot of everything it owns
  resend --since TIME [SERVICE] after a database was restored: tell again what was told since then, by all or by one
  restored SERVICE              after this service's database was restored, and others were not: what it says is the newest
  The services are ${serviceNames.join(', ')}.`

/** What operators do with events, on the platform that runs here. */
async function operate(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
  const [command, word, number] = positionals
  const service = word === undefined ? undefined : serviceCalled(word)
  const running = await requireRunning()
  if (command === 'dead-letters') return withNats(running, (nats) => list(nats, service))
  if (command === 'replay' && service) return withNats(running, (nats) => replay(nats, service, number))
  const ask = await askerOf(running)
  if (command === 'republish' && service) return republish(ask, service)
  if (command === 'restored' && service) return outdo(ask, service)
  if (command === 'resend' && values.since) return resend(ask, service ? [service] : serviceNames, values.since)
  throw new Error(usage)
}

function serviceCalled(word: string): ServiceName {
  const found = serviceNames.find((name) => name === word)
  if (!found) throw new Error(`There is no service called ${word}: there are ${serviceNames.join(', ')}.`)
  return found
}

type Nats = Awaited<ReturnType<typeof connectTo>>

async function withNats({ urls }: Running, work: (nats: Nats) => Promise<number>): Promise<number> {
  const nats = await connectTo(urlOf(urls!, 'nats'))
  try {
    return await work(nats)
  } finally {
    await nats.close()
  }
}

async function list(nats: Nats, service: ServiceName | undefined): Promise<number> {
  const letters = await listDeadLetters(nats, service ? { service } : {})
  for (const { number, service: of, subject, reason, attempts, parkedAt } of letters)
    console.log(`${number}  ${parkedAt.toISOString()}  ${of}  ${subject}  after ${attempts} attempts: ${reason}`)
  if (letters.length === 0) console.log('There are none.')
  return 0
}

async function replay(nats: Nats, service: ServiceName, number: string | undefined): Promise<number> {
  const choice = number === undefined ? { service } : { service, number: Number(number) }
  console.log(`Handed ${await replayDeadLetters(nats, choice)} to ${service} again.`)
  return 0
}

async function republish(ask: Asker, service: ServiceName): Promise<number> {
  const { sent } = republishSnapshots.reply.parse(await ask(service, republishSnapshots))
  console.log(`${service} has sent ${sent} snapshots.`)
  return 0
}

async function outdo(ask: Asker, service: ServiceName): Promise<number> {
  const { raised, snapshots } = outdoTold.reply.parse(await ask(service, outdoTold))
  console.log(`${service} has raised ${raised} versions and sent ${snapshots} snapshots.`)
  return 0
}

async function resend(ask: Asker, services: readonly ServiceName[], time: string): Promise<number> {
  const since = new Date(time)
  if (Number.isNaN(since.getTime())) throw new Error(`“${time}” is no time: write 2026-11-22T04:00Z, say.`)
  for (const name of services) {
    const answer = await ask(name, resendEvents, { since: since.toISOString() })
    const { events, snapshots } = resendEvents.reply.parse(answer)
    console.log(`${name} tells ${events} events again, and sends ${snapshots} snapshots.`)
  }
  return 0
}

await endWith(operate)
