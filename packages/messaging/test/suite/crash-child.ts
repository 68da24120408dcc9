// Writes ten changes and handles their events until it dies at the appointed step.
import { randomUUID } from 'node:crypto'
import { createMessaging, on } from '../../src/index.ts'
import { userRenamed } from './events.ts'
import type { StoreKind } from './store-under-test.ts'

const { STORE_MODULE, SENDER, LISTENER, NATS, DEATH } = process.env as Record<string, string>
const { storeKind }: { storeKind: StoreKind<unknown> } = await import(STORE_MODULE!)
const [step, occurrence] = DEATH!.split(':')
let seen = 0
const checkpoint = (name: string) => {
  if (name === step && ++seen === Number(occurrence)) process.kill(process.pid, 'SIGKILL')
}

process.stdin.resume().on('end', () => process.exit(1)) // whoever waits for the death has gone

const sender = storeKind.open(SENDER!)
const listener = storeKind.open(LISTENER!)
const logger = { info() {}, warn: console.error, error: console.error }
const shared = { natsUrl: NATS!, logger, clock: () => new Date(), checkpoint, ackWaitMs: 1_000 }
const sending = createMessaging({ ...shared, service: 'identity', store: sender.messaging })
const listening = createMessaging({ ...shared, service: 'catalogue', store: listener.messaging })
listening.subscribe([on(userRenamed, (event, tx) => listener.note(tx, 'effects', event.data.name))])

for (let count = 0; count < 10; count++) {
  const id = randomUUID()
  await sender.messaging.transaction(async (tx) => {
    await sender.note(tx, 'changes', id)
    await sending.outbox.add(tx, [userRenamed(id, 1, { name: id })])
    checkpoint('written')
  })
  checkpoint('saved')
}
sending.start()
listening.start()
