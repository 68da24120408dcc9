import { connectTo, listDeadLetters } from '@storyright/messaging'
import { inDocuments, rowsOf } from './ask-books.ts'
import { type Books, withMongodb, withPostgres } from './places.ts'

/** Nothing was parked as impossible. */
export async function deadLetters({ urls }: Books): Promise<string[]> {
  const nats = await connectTo(urls.natsUrl)
  try {
    const letters = await listDeadLetters(nats)
    return letters.map(({ service, subject, reason }) => `${service} has parked ${subject}: ${reason}`)
  } finally {
    await nats.close()
  }
}

/** Everything that happened was told. */
export async function untoldEvents(books: Books): Promise<string[]> {
  const faults: string[] = []
  const say = (service: string, waiting: number) => {
    if (waiting > 0) faults.push(`${service} has ${waiting} messages that were not sent`)
  }
  for (const service of withPostgres) {
    const sql = 'SELECT count(*)::int AS waiting FROM messaging.outbox WHERE sent_at IS NULL'
    say(service, (await rowsOf<{ waiting: number }>(books, service, sql))[0]!.waiting)
  }
  for (const service of withMongodb)
    say(
      service,
      await inDocuments(books, service, (db) => db.collection('messaging_outbox').countDocuments({ sent: false })),
    )
  return faults
}

interface ConsumerState {
  name: string
  stream_name: string
  num_pending: number
  num_ack_pending: number
}

/** Everything that was told was heard by whoever listens. */
export async function unheardEvents({ urls }: Books): Promise<string[]> {
  const nats = await connectTo(urls.natsUrl)
  const ask = async <Answer>(subject: string) =>
    (await nats.request(`$JS.API.${subject}`, '', { timeout: 5_000 })).json<Answer>()
  try {
    const { streams } = await ask<{ streams: string[] | null }>('STREAM.NAMES')
    const faults: string[] = []
    for (const stream of streams ?? []) {
      const { consumers } = await ask<{ consumers: ConsumerState[] | null }>(`CONSUMER.LIST.${stream}`)
      for (const { name, num_pending: pending, num_ack_pending: inHand } of consumers ?? [])
        if (name.length < 20 && pending + inHand > 0)
          faults.push(`${name} has not handled ${pending + inHand} of ${stream}`)
    }
    return faults
  } finally {
    await nats.close()
  }
}
