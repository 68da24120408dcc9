import { randomUUID } from 'node:crypto'
import type { Envelope } from '@storyright/contracts/events'

/** What another service says, as it arrives here. */
export function envelopeOf<Data>(data: Data, version: number): Envelope<Data> {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/test',
    type: 'test',
    subject: 'test',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    entityversion: version,
    data,
  }
}
