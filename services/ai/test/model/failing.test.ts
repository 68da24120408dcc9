import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { analysisTimes } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { questionRows } from '../../src/model/questions/question-rows.ts'
import { type ModelBench, startModel } from './model-bench.ts'

describe('a model that fails', () => {
  let bench: ModelBench
  beforeAll(async () => {
    bench = await startModel()
  })
  afterEach(() => bench.calm())
  afterAll(() => bench?.stop())

  it.each([
    ['is down', { status: 500 }],
    ['is overloaded', { status: 503 }],
    ['does not know the key any more', { status: 401 }],
    ['refuses the request', { status: 400 }],
    ['cuts the connection', { drop: true }],
    ['sends a page of HTML', { answers: 'html' }],
    ['sends half a body', { answers: 'half' }],
    ['answers nonsense', { answers: 'nonsense' }],
    ['answers in another form', { answers: 'wrong-schema' }],
    ['stops in the middle', { answers: 'cut-short' }],
    ['quotes what is not there', { answers: 'false-quotes' }],
    ['is too far from the rules', { answers: 'too-far' }],
  ])('%s: nothing is kept, nobody asks again at once, and later its answer comes', async (_what, fault) => {
    const { model, answered } = bench.replica()
    const listing = await bench.add(model)
    await bench.fail(fault)
    expect(await model.answerOn(listing)).toBeNull()
    expect(await bench.calls()).toBe(1)
    expect(answered).toEqual([])
    const stop = bench.inBackground(model)
    const other = await bench.add(model)
    await eventually(async () => expect((await model.answersOn([other])).size).toBe(1), { within: 20_000 })
    expect(await model.answerOn(listing)).toBeNull()
    expect(await bench.calls(listing.title)).toBe(1)
    bench.aDay()
    await eventually(async () => expect((await model.answersOn([listing])).size).toBe(1), { within: 20_000 })
    expect(await bench.calls(listing.title)).toBe(2)
    await stop()
  })

  it('knows no schemas: it is asked for JSON, with the schema in words, and its answers are checked as ever', async () => {
    const asked: { response_format: { type: string }; messages: { content: string }[] }[] = []
    const reply = async (request: IncomingMessage, response: ServerResponse) => {
      const body = JSON.parse((await request.toArray()).join(''))
      asked.push(body)
      const isPlain = body.response_format.type === 'json_object'
      const observations = [
        { observation: 'clear_hook', quote: 'The crew has vanished' },
        { observation: 'period_setting', quote: 'Nobody wrote this' },
      ]
      const content = `\`\`\`json\n${JSON.stringify({ observations })}\n\`\`\``
      const refusal = {
        error: { message: 'json_schema is not supported', type: 'invalid_request_error', param: 'response_format' },
      }
      response.writeHead(isPlain ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isPlain ? { choices: [{ finish_reason: 'stop', message: { content } }] } : refusal))
    }
    const server = createServer((request, response) => void reply(request, response))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const { model } = bench.replica({ baseUrl: `http://127.0.0.1:${port}/v1` })
    const answer = await model.answerOn(await bench.add(model))
    expect(answer?.observations.map(({ observation }) => observation)).toEqual(['clear_hook'])
    expect(await model.answerOn(await bench.add(model))).not.toBeNull()
    expect(asked.map(({ response_format: format }) => format.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ])
    expect(asked[1]!.messages[0]!.content).toContain('"observations"')
    await new Promise((closed) => server.close(closed))
  })

  it('switched off by operators: it is not asked, the tables answer, and it is asked once it is on again', async () => {
    let isOff = true
    const { model } = bench.replica({ isOff: async () => isOff })
    const listing = await bench.add(model)
    expect(await model.answerOn(listing)).toBeNull()
    expect((await model.refresh(listing)).answer).toBeNull()
    expect(await bench.calls()).toBe(0)
    isOff = false
    expect(await model.refresh(listing)).toMatchObject({ answer: expect.anything(), isNew: true })
  })

  it('late: its reader does not wait, and the answer is kept when it comes', async () => {
    const { model, answered } = bench.replica({ patienceMs: 100 })
    const listing = await bench.add(model)
    await bench.fail({ delay_ms: 3_000 })
    expect(await model.answerOn(listing)).toBeNull()
    expect((await bench.state()).holding).toBe(1)
    await eventually(async () => expect((await model.answersOn([listing])).size).toBe(1), { within: 20_000 })
    expect(answered).toHaveLength(1)
    expect(await bench.calls()).toBe(1)
  })

  it('half a minute late: whoever reads with the usual patience has the tables while it is still held', async () => {
    const { model } = bench.replica({ usualPatience: true })
    const listing = await bench.add(model)
    await bench.fail({ delay_ms: 30_000, times: 2 })
    const began = performance.now()
    expect(await model.answerOn(listing)).toBeNull()
    expect((await bench.state()).holding).toBe(1)
    expect(performance.now() - began).toBeLessThan(analysisTimes.answerMs)
    expect(await model.refresh(listing)).toEqual({ answer: null, isNew: false })
    expect((await bench.state()).holding).toBe(1)
  })

  it('beyond the time of a call: the call is given up, and asked again later', async () => {
    const { model } = bench.replica({ limitMs: 300 })
    const listing = await bench.add(model)
    await bench.fail({ delay_ms: 60_000 })
    expect(await model.answerOn(listing)).toBeNull()
    await eventually(async () => expect((await bench.state()).holding).toBe(0))
    expect(await questionRows.of(bench.db).findOne({ _id: listing.id })).toMatchObject({ tries: 1, claim: null })
    bench.aDay()
    expect(await model.answerOn(listing)).not.toBeNull()
  })

  it('asked too often: no replica asks about anything before it says so, and then they do', async () => {
    const [one, other] = [bench.replica(), bench.replica()]
    const listings = [await bench.add(one.model), await bench.add(one.model)] as const
    await bench.fail({ status: 429, retry_after: 40 })
    expect(await one.model.answerOn(listings[0])).toBeNull()
    const rest = await bench.redis.pttl('ai:model:rest')
    expect(rest).toBeGreaterThan(30_000)
    expect(rest).toBeLessThanOrEqual(40_000)
    expect(await other.model.answerOn(listings[1])).toBeNull()
    expect((await other.model.refresh(listings[1])).isNew).toBe(false)
    expect(await bench.calls()).toBe(1)
    await bench.redis.pexpire('ai:model:rest', 1) // the forty seconds are over
    bench.passTime(40_000)
    for (const listing of listings)
      await eventually(async () => expect(await other.model.answerOn(listing)).not.toBeNull())
    expect(await bench.calls()).toBe(3)
  })

  it('is left alone after three failures, whatever is asked about', async () => {
    const { model } = bench.replica()
    await bench.fail({ status: 500, times: 100 })
    for (let at = 0; at < 6; at++) expect(await model.answerOn(await bench.add(model))).toBeNull()
    expect(await bench.calls()).toBe(3)
  })

  it('answers of no use are no reason to leave it alone', async () => {
    const { model } = bench.replica()
    await bench.fail({ answers: 'nonsense', times: 5 })
    for (let at = 0; at < 5; at++) expect(await model.answerOn(await bench.add(model))).toBeNull()
    expect(await model.answerOn(await bench.add(model))).not.toBeNull()
  })

  it('is asked ever more seldom about a listing on which its answers are of no use, and after three not until its text changes', async () => {
    const { model } = bench.replica()
    const listing = await bench.add(model)
    await bench.fail({ answers: 'too-far', times: 4 })
    const waits: number[] = []
    for (let at = 0; at < 2; at++) {
      expect(await model.answerOn(listing)).toBeNull()
      const { dueAt } = (await questionRows.of(bench.db).findOne({ _id: listing.id }))!
      waits.push(Math.round((dueAt!.getTime() - bench.clock().getTime()) / 60_000))
      bench.passTime(dueAt!.getTime() - bench.clock().getTime())
    }
    expect(waits).toEqual([10, 20])
    expect(await model.answerOn(listing)).toBeNull()
    expect(await questionRows.of(bench.db).findOne({ _id: listing.id })).toMatchObject({ dueAt: null, unusable: 3 })
    bench.aDay()
    expect(await model.answerOn(listing)).toBeNull()
    expect(await bench.calls(listing.title)).toBe(3)
    await bench.sandbox.calm('faults')
    const changed = { ...listing, description: `${listing.description} Her father dies.` }
    await bench.tell(model, changed)
    expect(await model.answerOn(changed)).not.toBeNull()
  })
})
