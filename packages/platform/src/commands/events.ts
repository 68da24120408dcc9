import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { type ServiceName, serviceNames } from '@storyright/contracts/services'
import { connectTo, discardDeadLetter, listDeadLetters, listDiscarded, replayDeadLetters } from '@storyright/messaging'
import { momentOf, outdo, republish, resend } from '@storyright/stored-service/operating'
import { operator } from '../stores/accounts.ts'
import { urlOf } from '../stores/servers.ts'
import { endWith } from '../terminal/end-with.ts'
import { printLines } from '../terminal/print-lines.ts'
import { operatingHere, requireRunning } from './ask-service.ts'

const usage = `npm run events -- COMMAND
  dead-letters [SERVICE]        what services could not handle, oldest first
  replay SERVICE [NUMBER]       hand those events, or the one of that number, to the service again
  discard NUMBER --why TEXT     take one off the list for good; who did so and why is kept
  discarded                     those that were discarded, by whom and why
  republish SERVICE             let a service send a snapshot of everything it owns
  resend --since TIME [SERVICE] after a database was restored: tell again what was told since then, by all or by one
  restored SERVICE              after this service's database was restored, and others were not: what it says is the newest
  The services are ${serviceNames.join(', ')}.
  Letters are looked for at NATS_URL where that is set: an installation’s, by its account ${operator.name}. The rest each service of an
  installation does by its own program: node operate.js.`

/** Operators' commands for events, on the platform that runs here. */
async function operate(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, why: { type: 'string' } },
  })
  const [command, word, number] = positionals
  if (command === 'discard' && word && values.why?.trim()) {
    const why = values.why.trim()
    return withNats((nats) => discard(nats, Number(word), why))
  }
  if (command === 'discarded') return withNats(listRecords)
  const service = word === undefined || command === 'discard' ? undefined : serviceCalled(word)
  if (command === 'dead-letters') return withNats((nats) => list(nats, service))
  if (command === 'replay' && service) return withNats((nats) => replay(nats, service, number))
  const operating = await operatingHere(await requireRunning())
  if (command === 'republish' && service) return printLines(republish(operating(service)))
  if (command === 'restored' && service) return printLines(outdo(operating(service)))
  if (command === 'resend' && values.since) {
    const since = momentOf(values.since)
    for (const name of service ? [service] : serviceNames) await printLines(resend(operating(name), since))
    return 0
  }
  throw new Error(usage)
}

function serviceCalled(word: string): ServiceName {
  const found = serviceNames.find((name) => name === word)
  if (!found) throw new Error(`There is no service called ${word}: there are ${serviceNames.join(', ')}.`)
  return found
}

type Nats = Awaited<ReturnType<typeof connectTo>>

async function withNats(work: (nats: Nats) => Promise<number>): Promise<number> {
  const natsUrl = process.env.NATS_URL ?? urlOf((await requireRunning()).urls!, 'nats')
  const nats = await connectTo(natsUrl, { inboxPrefix: `_INBOX.${operator.name}` }) // it may hear its own answers only
  try {
    return await work(nats)
  } finally {
    await nats.close()
  }
}

async function list(nats: Nats, service: ServiceName | undefined): Promise<number> {
  const letters = await listDeadLetters(nats, service ? { service } : {})
  for (const { number, service: of, subject, reason, attempts, parkedAt, isReadable } of letters) {
    const why = isReadable
      ? `after ${attempts} attempts: ${reason}`
      : 'is no event, and nothing can handle it: discard it'
    console.log(`${number}  ${parkedAt.toISOString()}  ${of}  ${subject}  ${why}`)
  }
  if (letters.length === 0) console.log('There are none.')
  return 0
}

async function replay(nats: Nats, service: ServiceName, number: string | undefined): Promise<number> {
  const choice = number === undefined ? { service } : { service, number: Number(number) }
  console.log(`Handed ${await replayDeadLetters(nats, choice)} to ${service} again.`)
  const left = (await listDeadLetters(nats, { service })).filter(({ isReadable }) => !isReadable)
  for (const letter of left) console.log(`${letter.number} is no event and stays: discard it.`)
  return 0
}

async function discard(nats: Nats, number: number, why: string): Promise<number> {
  const isDone = await discardDeadLetter(nats, { number, why, by: process.env.SUDO_USER || userInfo().username })
  console.log(isDone ? `Discarded ${number}.` : `There is no dead letter ${number}.`)
  return isDone ? 0 : 1
}

async function listRecords(nats: Nats): Promise<number> {
  const discarded = await listDiscarded(nats)
  for (const { number, discardedAt, service, subject, by, why } of discarded)
    console.log(`${number}  ${discardedAt.toISOString()}  ${service}  ${subject}  by ${by}: ${why}`)
  if (discarded.length === 0) console.log('There are none.')
  return 0
}

await endWith(operate)
