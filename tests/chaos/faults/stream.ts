import { connectTo, provisionStreams } from '@storyright/messaging'
import { accounts } from '@storyright/platform'
import type { Fault, Hurt } from './fault.ts'
import { tellAgain } from './tell-again.ts'

const STREAM = 'offers'
const producers = (accounts.nats ?? []).map(({ name }) => name).filter((name) => name !== 'gateway')

/** A stream is gone with its consumers; later it is made again, and its producer tells all of it again. */
export const streamFault: Fault = {
  name: 'stream-wiped',
  what: `the stream of ${STREAM} is deleted with its consumers, made again, and everything told again`,
  seconds: 15,
  usableWithin: 30,
  agreesWithin: 180,
  async begin(hurt: Hurt) {
    const { natsUrl } = hurt.servers.urls
    const nats = await connectTo(natsUrl)
    try {
      await nats.request(`$JS.API.STREAM.DELETE.${STREAM}`, '', { timeout: 5_000 })
    } finally {
      await nats.close()
    }
    return async () => {
      await provisionStreams(natsUrl, producers)
      const events = await tellAgain(hurt, new Date(0))
      hurt.progress.note(`  … ${events} events are told again`)
      return undefined
    }
  },
}
