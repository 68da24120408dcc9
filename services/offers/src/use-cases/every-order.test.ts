import { captureModel } from '../../test/model/capture-model.ts'
import { explore } from '../../test/model/explore.ts'
import { holdModel } from '../../test/model/hold-model.ts'
import { readModelModel } from '../../test/model/read-model-model.ts'

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

  it('two consumers of one entity end with its newest version', () => {
    expect(explore(readModelModel('one statement')).fault).toBeUndefined()
  })

  it('reading the version and writing in two statements ended with an older one', () => {
    expect(explore(readModelModel('former')).fault?.says).toBe('an older version stays')
  })
})
