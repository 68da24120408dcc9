import { eventually } from '@storyright/testing'
import { questionRows } from '../../src/model/questions/question-rows.ts'
import { type ModelBench, startModel } from './model-bench.ts'

const hour = 60 * 60_000

describe('the budget of calls', () => {
  let bench: ModelBench
  beforeAll(async () => {
    bench = await startModel()
  })
  afterEach(() => bench.calm())
  afterAll(() => bench?.stop())

  it('is one for all replicas: beyond it the tables answer, until an hour has passed', async () => {
    const replicas = [bench.replica({ callsPerHour: 3 }), bench.replica({ callsPerHour: 3 })] as const
    for (const at of [0, 1, 0] as const) {
      const { model } = replicas[at]
      expect(await model.answerOn(await bench.add(model))).not.toBeNull()
    }
    const listing = await bench.add(replicas[0].model)
    for (const { model } of replicas) expect(await model.answerOn(listing)).toBeNull()
    expect((await replicas[1].model.refresh(listing)).isNew).toBe(false)
    expect(await bench.calls()).toBe(3)
    await anHourPasses()
    await eventually(async () => expect(await replicas[1].model.answerOn(listing)).not.toBeNull())
  })

  it('is left to readers in part: background work stops before its end', async () => {
    const { model } = bench.replica({ callsPerHour: 5 })
    for (let at = 0; at < 6; at++) await bench.add(model)
    const stop = bench.inBackground(model)
    await eventually(async () => expect(await bench.calls()).toBe(4), { within: 20_000 })
    const listing = await bench.add(model)
    expect(await model.answerOn(listing)).not.toBeNull()
    await stop()
    expect(await bench.calls()).toBe(5)
  })

  it('is shared: whoever has read or asked anew for a fifth of it keeps nobody else from asking', async () => {
    const { model } = bench.replica({ callsPerHour: 10 })
    const listings = [await bench.add(model), await bench.add(model), await bench.add(model)] as const
    expect(await model.answerOn(listings[0], 'ann')).not.toBeNull()
    expect((await model.refresh(listings[0], 'ann')).isNew).toBe(true)
    expect(await model.answerOn(listings[1], 'ann')).toBeNull()
    expect((await model.refresh(listings[0], 'ann')).isNew).toBe(false)
    expect(await bench.calls()).toBe(2)
    for (const listing of listings) expect(await model.answerOn(listing, 'bea')).not.toBeNull()
    expect(await bench.calls()).toBe(4)
  })

  it.each([
    ['as they are written', {}],
    ['as an earlier version wrote them', { $unset: { agentId: 1 as const } }],
  ])('is shared among agents, whose titles wait for nobody else’s (questions %s)', async (_how, change) => {
    const { model } = bench.replica({ callsPerHour: 10 })
    const many = await Promise.all(Array.from({ length: 7 }, () => bench.add(model, { agentId: 'busy' })))
    const other = await bench.add(model, { agentId: 'quiet' })
    if (Object.keys(change).length > 0) await questionRows.of(bench.db).updateMany({}, change)
    const stop = bench.inBackground(model)
    await eventually(async () => expect((await model.answersOn([other])).size).toBe(1), { within: 20_000 })
    await stop()
    const answered = await model.answersOn(many)
    expect(answered.size).toBe(4)
    const unanswered = many.filter((listing) => !answered.has(listing.id))
    expect(await model.answerOn(unanswered[0]!, 'ann')).not.toBeNull()
  })

  it('has a limit in money for all replicas: once a day’s dollars are spent the tables answer, until the next day', async () => {
    const prices = { input: 1_000_000, output: 0 } // a dollar for each token that is read
    const [one, other] = [
      bench.replica({ prices, dollarsPerDay: 100 }).model,
      bench.replica({ prices, dollarsPerDay: 100 }).model,
    ]
    expect(await one.answerOn(await bench.add(one), 'ann')).not.toBeNull()
    expect(Number(await bench.redis.hget('ai:model:spent', 'dollars'))).toBeGreaterThan(100)
    const listing = await bench.add(other)
    expect(await other.answerOn(listing, 'bea')).toBeNull()
    expect(await bench.calls()).toBe(1)
    const yesterday = Number(await bench.redis.hget('ai:model:spent', 'day')) - 1
    await bench.redis.hset('ai:model:spent', 'day', yesterday)
    await eventually(async () => expect(await other.answerOn(listing, 'bea')).not.toBeNull())
  })

  it('may be nothing', async () => {
    const { model } = bench.replica({ callsPerHour: 0 })
    expect(await model.answerOn(await bench.add(model))).toBeNull()
    expect(await bench.calls()).toBe(0)
  })

  it('cannot be counted while Redis is away: nobody is asked, and afterwards they are', async () => {
    const listing = await bench.add(bench.replica().model)
    const { model } = bench.replica({ redisUrl: 'redis://127.0.0.1:1' })
    expect(await model.answerOn(listing)).toBeNull()
    expect(await bench.calls()).toBe(0)
    expect(await bench.replica().model.answerOn(listing)).not.toBeNull()
  })

  /** Redis keeps its own time, so its calls are moved back. */
  async function anHourPasses(): Promise<void> {
    for (const call of await bench.redis.zrange('ai:model:calls', '0', '-1'))
      await bench.redis.zincrby('ai:model:calls', -hour, call)
  }
})
