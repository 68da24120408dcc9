import { captureModel } from '../../test/model/capture-model.ts'
import { explore } from '../../test/model/explore.ts'
import { holdModel } from '../../test/model/hold-model.ts'
import { readModelModel } from '../../test/model/read-model-model.ts'
import { roundModel } from '../../test/model/round-model.ts'
import { takingsModel } from '../../test/model/takings-model.ts'

/** Small models, explored to their end: the rules hold in every order, and the former ones did not. */
describe('in every order', () => {
  it('two at work on claim, capture and undo never take the money of an offer that is not accepted', () => {
    const { fault, states } = explore(captureModel('fenced'))
    expect(fault).toBeUndefined()
    expect(states).toBeGreaterThan(1_000)
  })

  it('undoing without a fence took it: the other one’s capture came after the claim was gone', () => {
    const { fault } = explore(captureModel('former'))
    expect(fault?.says).toBe('captured without an acceptance')
    const undone = fault?.story.findIndex((step) => step.endsWith('undoClaim'))
    expect(undone).toBeGreaterThan(0)
    expect(fault?.story.slice(undone)).toContainEqual(expect.stringMatching(/^provider: captures/))
  })

  it('two who open one hold leave no money that our books do not name', () => {
    const { fault, states } = explore(holdModel('first wins'))
    expect(fault).toBeUndefined()
    expect(states).toBeGreaterThan(1_000)
  })

  it('writing over the other one’s intent left such money', () => {
    const { fault } = explore(holdModel('former'))
    expect(fault?.says).toBe('money is held that our books do not name')
    expect(fault?.story.filter((step) => step.endsWith('nameIntent'))).toHaveLength(2)
  })

  it.each([
    { rounds: 1, claims: 2, refusals: 1, ends: 1 },
    { rounds: 2, claims: 1, refusals: 0, ends: 0 },
  ])('rounds, payments and acceptances take one fee, and nothing that stands is let go before the next: %o', (left) => {
    const { fault, states } = explore(roundModel('hold first', left))
    expect(fault).toBeUndefined()
    expect(states).toBeGreaterThan(1_000)
  })

  it('a round that stood before its hold left nothing held', () => {
    const { fault } = explore(roundModel('former', { rounds: 1, claims: 1, refusals: 0, ends: 0 }))
    expect(fault?.says).toBe('nothing is held for what stands')
  })

  it('two consumers of one entity end with its newest version', () => {
    expect(explore(readModelModel('one statement')).fault).toBeUndefined()
  })

  it('reading the version and writing in two statements ended with an older one', () => {
    expect(explore(readModelModel('former')).fault?.says).toBe('an older version stays')
  })

  it('offers on parts of a title take no right twice, end only those they leave no room, and catalogue learns the end', () => {
    const { fault, states } = explore(takingsModel('by rights'))
    expect(fault).toBeUndefined()
    expect(states).toBeGreaterThan(10_000)
  })

  it('ending every other offer ended some beside which there was room', () => {
    const { fault } = explore(takingsModel('ends all'))
    expect(fault?.says).toBe('an offer ended beside which there was room')
  })

  it('taking whatever was heard last left catalogue with what was taken before', () => {
    const { fault } = explore(takingsModel('heard last'))
    expect(fault?.says).toBe('catalogue knows something else')
  })
})
