import { type Community, someone, startCommunity } from './harness.ts'
import { support, supporting } from './supporting.ts'

describe('writing very fast', () => {
  let community: Community
  beforeAll(async () => {
    community = await startCommunity({ config: { LIMIT_WRITES_PER_MINUTE: 1, LIMIT_WRITES_AT_ONCE: 2 } })
  })
  afterAll(() => community?.stop())

  it('is refused for a moment', async () => {
    const hasty = someone()
    const ask = () => community.post(support, hasty, { topic: 'account', message: 'How do I change my name?' })
    expect((await ask()).statusCode).toBe(201)
    expect((await ask()).statusCode).toBe(201)
    expect((await ask()).statusCode).toBe(429)
  })
})

describe('what one member may ask', () => {
  const its = supporting({
    LIMIT_SUPPORT_OPEN_THREADS: 3,
    LIMIT_SUPPORT_THREADS_PER_DAY: 5,
    LIMIT_SUPPORT_MESSAGES_PER_DAY: 8,
  })

  const expectToComeBack = ({ statusCode, headers, json }: Awaited<ReturnType<typeof its.ask>>, code: string) => {
    expect([statusCode, json().code]).toEqual([429, code])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }

  it('is so many open questions, however they are opened, and so many a day', async () => {
    const { ask, open, close, reopen, reply, people } = its
    const first = await open(people.rosa)
    await close(people.rosa, first.id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(people.rosa)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429])
    const refused = [await ask(people.rosa), await reopen(people.rosa, first.id), await reply(people.rosa, first.id)]
    for (const answer of refused) expectToComeBack(answer, 'TOO_MANY_OPEN_THREADS')
    const [open1] = answers.filter(({ statusCode }) => statusCode === 201)
    await close(people.rosa, open1!.json().id)
    expect((await ask(people.rosa)).statusCode).toBe(201)
    await close(people.rosa, answers.findLast(({ statusCode }) => statusCode === 201)!.json().id)
    expectToComeBack(await ask(people.rosa), 'TOO_MANY_THREADS')
    expect((await ask(people.ada)).statusCode).toBe(201)
  })

  it('is so many messages a day; who answers writes as many as it takes', async () => {
    const { open, reply, people } = its
    const { id } = await open(people.rosa)
    for (let times = 0; times < 7; times += 1) expect((await reply(people.rosa, id)).statusCode).toBe(201)
    expectToComeBack(await reply(people.rosa, id), 'TOO_MANY_MESSAGES')
    for (let times = 0; times < 9; times += 1) expect((await reply(people.ada, id)).statusCode).toBe(201)
  })
})
