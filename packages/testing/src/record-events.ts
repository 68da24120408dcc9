import type { Envelope } from '@storyright/contracts/events'
import { connectTo } from '@storyright/messaging'

/** Everything that is published on a subject from now on, control messages included. */
export interface Recording<Message> {
  messages: Message[]
  stop(): Promise<void>
}

export async function recordEvents<Message = Envelope>(natsUrl: string, subject: string): Promise<Recording<Message>> {
  const nats = await connectTo(natsUrl)
  const messages: Message[] = []
  nats.subscribe(subject, { callback: (error, message) => void (error ?? messages.push(message.json())) })
  await nats.flush()
  return { messages, stop: () => nats.close() }
}
