import { rulesScores } from '@storyright/scoring'
import { eventually } from '@storyright/testing'
import { answerRows } from '../../src/model/answers/answer-of.ts'
import { promptVersion } from '../../src/model/prompts/prompt.ts'
import { questionRows } from '../../src/model/questions/question-rows.ts'
import { type ModelBench, startModel } from './model-bench.ts'

describe('the model', () => {
  let bench: ModelBench
  beforeAll(async () => {
    bench = await startModel()
  })
  afterEach(() => bench.calm())
  afterAll(() => bench?.stop())

  describe('a model’s answer', () => {
    it('is observations that quote the listing, and the scores that the table makes of them', async () => {
      const { model, answered } = bench.replica()
      const listing = await bench.add(model)
      const answer = await model.answerOn(listing)
      expect(answer).toMatchObject({ name: 'sandbox-1', promptVersion, answeredAt: expect.any(String) })
      expect(answer!.observations.length).toBeGreaterThan(0)
      const texts = [listing.title, listing.logline, listing.description, listing.targetAudience]
      for (const { quote } of answer!.observations) expect(texts.some((text) => text?.includes(quote))).toBe(true)
      expect(answer!.aiScores).not.toEqual(rulesScores(listing))
      expect(answered).toEqual([{ listing, answer }])
    })

    it('is kept: neither another reader nor another replica asks again', async () => {
      const { model } = bench.replica()
      const listing = await bench.add(model)
      const first = await model.answerOn(listing)
      expect(await model.answerOn(listing)).toEqual(first)
      expect(await bench.replica().model.answerOn(listing)).toEqual(first)
      expect(await model.answersOn([listing])).toEqual(new Map([[listing.id, first]]))
      expect(await bench.calls()).toBe(1)
    })

    it('is for a content: what is not sent changes nothing, what is sent asks anew, and the older content is known again', async () => {
      const { model } = bench.replica()
      const listing = await bench.add(model)
      const first = await model.answerOn(listing)
      const cheaper = { ...listing, askingPrice: 1, viabilityScore: 12, updatedAt: '2026-11-11T00:00:00.000Z' }
      await bench.tell(model, cheaper)
      expect((await model.answerOn(cheaper))!.answeredAt).toBe(first!.answeredAt)
      expect(await bench.calls()).toBe(1)
      const changed = { ...listing, description: 'A dragon sleeps under the harbour and she must wake it.' }
      await bench.tell(model, changed)
      expect((await model.answerOn(changed))!.observations).not.toEqual(first!.observations)
      expect(await bench.calls()).toBe(2)
      await bench.tell(model, listing)
      expect((await model.answersOn([listing])).get(listing.id)).toEqual(first)
      expect(await questionRows.of(bench.db).findOne({ _id: listing.id })).toMatchObject({ dueAt: null })
      expect(await model.answerOn(listing)).toEqual(first)
      expect(await bench.calls()).toBe(2)
    })

    it('follows the rules of today: its scores are made when it is read', async () => {
      const { model } = bench.replica()
      const listing = await bench.add(model)
      const first = await model.answerOn(listing)
      const better = { ...listing, awards: 'Booker Prize, shortlist' }
      await bench.tell(model, better)
      const later = await model.answerOn(better)
      const gained = rulesScores(better).competitiveAdvantage - rulesScores(listing).competitiveAdvantage
      expect(gained).toBeGreaterThan(0)
      expect(later!.aiScores.competitiveAdvantage).toBe(first!.aiScores.competitiveAdvantage! + gained)
      expect(await bench.calls()).toBe(1)
    })

    it('is one call for ten readers at once', async () => {
      const { model } = bench.replica()
      const listing = await bench.add(model)
      await bench.fail({ delay_ms: 300 })
      const answers = await Promise.all(Array.from({ length: 10 }, () => model.answerOn(listing)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).not.toBeNull()
      expect(await bench.calls()).toBe(1)
    })

    it('is one call for ten readers at three replicas', async () => {
      const replicas = [bench.replica(), bench.replica(), bench.replica()]
      const listing = await bench.add(replicas[0]!.model)
      await bench.fail({ delay_ms: 300 })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => replicas[at % 3]!.model.answerOn(listing)),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).not.toBeNull()
      expect(await bench.calls()).toBe(1)
      expect(replicas.flatMap(({ answered }) => answered)).toHaveLength(1)
    })

    it('is asked anew by a refresh, and takes the older one’s place', async () => {
      const { model, answered } = bench.replica()
      const listing = await bench.add(model)
      const first = await model.answerOn(listing)
      bench.passTime(60_000)
      const { answer, isNew } = await model.refresh(listing)
      expect(isNew).toBe(true)
      expect(Date.parse(answer!.answeredAt) - Date.parse(first!.answeredAt)).toBeGreaterThanOrEqual(60_000)
      expect(await model.answerOn(listing)).toEqual(answer)
      expect(await bench.calls()).toBe(2)
      expect(answered).toHaveLength(2)
    })

    it('stays when a refresh fails, and nobody is asked again for it', async () => {
      const { model } = bench.replica()
      const listing = await bench.add(model)
      const first = await model.answerOn(listing)
      await bench.fail({ status: 500 })
      expect(await model.refresh(listing)).toEqual({ answer: first, isNew: false })
      expect(await questionRows.of(bench.db).findOne({ _id: listing.id })).toMatchObject({ dueAt: null, claim: null })
      expect(await model.answerOn(listing)).toEqual(first)
    })

    it('is not kept unless what follows from it is: then the model is asked again later', async () => {
      const broken = bench.replica({
        answered: async () => {
          throw new Error('The process ends here')
        },
      })
      const listing = await bench.add(broken.model)
      expect(await broken.model.answerOn(listing)).toBeNull()
      expect(await answerRows.of(bench.db).countDocuments()).toBe(0)
      bench.aDay()
      const { model, answered } = bench.replica()
      expect(await model.answerOn(listing)).not.toBeNull()
      expect(answered).toHaveLength(1)
    })

    it('is asked for by somebody else when whoever asked has died', async () => {
      const { model } = bench.replica({ patienceMs: 300 })
      const listing = await bench.add(model)
      const claimed = { claim: 'the dead', claimedUntil: new Date(bench.clock().getTime() + 30_000) }
      await questionRows.of(bench.db).updateOne({ _id: listing.id }, { $set: claimed })
      expect(await model.answerOn(listing)).toBeNull()
      expect(await bench.calls()).toBe(0)
      bench.passTime(31_000)
      expect(await bench.replica().model.answerOn(listing)).not.toBeNull()
    })
  })

  describe('a listing that may not be analysed', () => {
    it('is sent to nobody', async () => {
      const { model } = bench.replica()
      const listing = await bench.add(model, { aiConsent: false })
      const stop = bench.inBackground(model)
      expect(await model.answerOn(listing)).toBeNull()
      expect(await model.refresh(listing)).toEqual({ answer: null, isNew: false })
      const other = await bench.add(model)
      await eventually(async () => expect((await model.answersOn([other])).size).toBe(1), { within: 20_000 })
      await stop()
      expect(await bench.calls(listing.title)).toBe(0)
    })

    it.each([
      ['no longer', (listing: object) => ({ ...listing, aiConsent: false }), false],
      ['since it is deleted', (listing: object) => listing, true],
    ])('%s: what was answered is forgotten', async (_why, change, isDeleted) => {
      const { model } = bench.replica()
      const listing = await bench.add(model)
      expect(await model.answerOn(listing)).not.toBeNull()
      const changed = change(listing) as typeof listing
      await bench.tell(model, changed, isDeleted)
      expect(await answerRows.of(bench.db).countDocuments()).toBe(0)
      expect(await questionRows.of(bench.db).countDocuments()).toBe(0)
      expect((await model.answersOn([changed])).size).toBe(0)
    })

    it('leaves others of the same content to be asked about by themselves', async () => {
      const { model } = bench.replica()
      const content = { title: 'Twins', description: 'A pilot hides a man in the lighthouse.' }
      const [one, other] = [await bench.add(model, content), await bench.add(model, content)]
      await model.answerOn(one)
      await bench.tell(model, { ...one, aiConsent: false })
      expect(await model.answerOn(other)).not.toBeNull()
      expect(await bench.calls('Twins')).toBe(2)
    })

    it.each([
      ['consent is withdrawn', { aiConsent: false }, false],
      ['it is deleted', {}, true],
      ['its text is changed', { description: 'Another text, which the model has not seen.' }, false],
    ])('while the model is being asked, %s: the answer is dropped', async (_what, change, isDeleted) => {
      const { model, answered } = bench.replica()
      const listing = await bench.add(model)
      await bench.fail({ delay_ms: 700 })
      const reading = model.answerOn(listing)
      await eventually(async () => expect((await bench.state()).holding).toBe(1))
      await bench.tell(model, { ...listing, ...change }, isDeleted)
      expect(await reading).toBeNull()
      expect(bench.warnings).toEqual([])
      expect(answered).toEqual([])
      expect(await answerRows.of(bench.db).countDocuments()).toBe(0)
    })
  })
})
