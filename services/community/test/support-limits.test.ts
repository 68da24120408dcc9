import { supporting } from './supporting.ts'

/** More than a test of what one member may ask takes. */
const AT_ONCE = 20

describe('what one member may ask', () => {
  const its = supporting({
    LIMIT_SUPPORT_OPEN_THREADS: 3,
    LIMIT_SUPPORT_THREADS_PER_DAY: 5,
    LIMIT_SUPPORT_MESSAGES_PER_DAY: 8,
    LIMIT_WRITES_PER_MINUTE: 1,
    LIMIT_WRITES_AT_ONCE: AT_ONCE,
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

  it('is little for a moment after writing very fast', async () => {
    const { open, close, reopen, people } = its
    const { id } = await open(people.rosa)
    for (let times = 1; times < AT_ONCE; times += 1) expect((await close(people.rosa, id)).statusCode).toBe(200)
    expect((await reopen(people.rosa, id)).json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })

  it('is not passed by several questions and answers at once', async () => {
    const { ask, open, reply, people } = its
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(people.rosa)))
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 429, 429])
    const other = await its.community.join({ tier: 'free' })
    const { id } = await open(other)
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(other, id)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7)
  })
})
