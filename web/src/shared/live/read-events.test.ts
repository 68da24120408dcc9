import { openStream } from '../../testing/open-stream.ts'
import { readEvents, type ServerEvent } from './stay-connected.ts'

it('reads events however they are cut, and counts every sign of life', async () => {
  const stream = openStream()
  let signs = 0
  const events: ServerEvent[] = []
  const reading = (async () => {
    for await (const event of readEvents(stream.response.body!, () => signs++)) events.push(event)
  })()
  stream.say('retry: 4000\n\n:\n\nid: 1.a\nda')
  stream.say('ta: {"unread":1}\n')
  stream.say('\nid: 2.b\ndata: é\n\ndata: unfin')
  stream.end()
  await reading
  expect(events).toEqual([{ retry: 4_000 }, {}, { id: '1.a', data: '{"unread":1}' }, { id: '2.b', data: 'é' }])
  expect(signs).toBe(3)
})
