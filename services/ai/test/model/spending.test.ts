import { eventually } from '@storyright/testing'
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
