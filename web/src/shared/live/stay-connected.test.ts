import { act } from '@testing-library/react'
import { openStream } from '../../testing/open-stream.ts'
import { stayConnected } from './stay-connected.ts'

/** Somebody at a page, whose network is what a test makes of it. */
function connected({ isOurs = async () => true }: { isOurs?: () => Promise<boolean> } = {}) {
  const answers: (ReturnType<typeof openStream> | Response)[] = []
  const asked: Headers[] = []
  const heard: string[] = []
  let last: string | undefined
  globalThis.fetch = async (_url, init) => {
    asked.push(new Headers(init?.headers))
    const answer = answers.shift()
    if (!answer) throw new TypeError('nobody there')
    if (answer instanceof Response) return answer
    init?.signal?.addEventListener('abort', answer.break)
    return answer.response
  }
  const stopping = new AbortController()
  const isStillOurs = jest.fn(isOurs)
  const begin = () => {
    void stayConnected({
      url: '/stream',
      lastId: () => last,
      onEvent: ({ id, data }) => {
        last = id
        heard.push(data!)
      },
      isStillOurs,
      signal: stopping.signal,
    })
  }
  return { answers, asked, heard, begin, isStillOurs, stop: () => stopping.abort() }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('a connection that stays', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('comes back as soon as it was told to, from where it was left', async () => {
    const { answers, asked, heard, begin, stop } = connected()
    const [first, second] = [openStream(), openStream()]
    answers.push(first, second)
    begin()
    first.say('retry: 7000\n\nid: a\ndata: one\n\n')
    await pass(0)
    first.break()
    await pass(6_900)
    expect(asked).toHaveLength(1)
    await pass(200)
    second.say('id: b\ndata: two\n\n')
    await pass(0)
    expect(asked.map((headers) => headers.get('last-event-id'))).toEqual([null, 'a'])
    expect(heard).toEqual(['one', 'two'])
    stop()
  })

  it('is tried later and later while nobody is there, and at once when the network is back', async () => {
    const { asked, begin, stop } = connected()
    begin()
    await pass(3_000 + 6_000 + 12_000)
    expect(asked).toHaveLength(4)
    await pass(10_000)
    expect(asked).toHaveLength(4)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(asked).toHaveLength(5)
    stop()
    await pass(120_000)
    expect(asked).toHaveLength(5)
  })

  it('leaves a busy service alone for as long as that says', async () => {
    const { answers, asked, begin, stop } = connected()
    answers.push(new Response('{}', { status: 503, headers: { 'retry-after': '20' } }))
    begin()
    await pass(19_000)
    expect(asked).toHaveLength(1)
    await pass(1_100)
    expect(asked).toHaveLength(2)
    stop()
  })

  it('is given up when it is silent for longer than two heartbeats', async () => {
    const { answers, asked, begin, stop } = connected()
    const silent = openStream()
    answers.push(silent)
    begin()
    await pass(40_000)
    silent.say(':\n\n')
    await pass(40_000)
    expect(asked).toHaveLength(1)
    await pass(14_000)
    expect(asked).toHaveLength(2)
    stop()
  })

  it('does not come back for somebody who has signed out elsewhere, until they are there again', async () => {
    let isOurs = false
    const { answers, asked, begin, isStillOurs, stop } = connected({ isOurs: async () => isOurs })
    const ended = openStream()
    answers.push(ended)
    begin()
    ended.end()
    await pass(600_000)
    expect(asked).toHaveLength(1)
    expect(isStillOurs.mock.calls.length).toBeLessThan(20)
    isOurs = true
    await pass(61_000)
    expect(asked).toHaveLength(2)
    stop()
  })
})
