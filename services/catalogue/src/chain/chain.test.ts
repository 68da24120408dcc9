import { chainDocumentStatuses } from '@storyright/contracts/vocabulary'
import { nextStatus, placed, requireOpen } from './chain.ts'

describe('a document', () => {
  it('goes from draft to submitted, from there to a decision, and back after a rejection', () => {
    const steps = chainDocumentStatuses.flatMap((from) =>
      chainDocumentStatuses.filter((to) => isAllowed(() => nextStatus({ status: from }, to))).map((to) => [from, to]),
    )
    expect(steps).toEqual([
      ['draft', 'submitted'],
      ['submitted', 'verified'],
      ['submitted', 'rejected'],
      ['rejected', 'draft'],
      ['rejected', 'submitted'],
    ])
  })

  it('can be changed as a draft and when rejected only', () =>
    expect(chainDocumentStatuses.filter((status) => isAllowed(() => requireOpen({ status })))).toEqual([
      'draft',
      'rejected',
    ]))

  it('stands where it is put, or at the end', () => {
    expect(placed(['a', 'b', 'c'], 'new', 1)).toEqual(['new', 'a', 'b', 'c'])
    expect(placed(['a', 'b', 'c'], 'a', 3)).toEqual(['b', 'c', 'a'])
    expect(placed(['a', 'b', 'c'], 'c', 2)).toEqual(['a', 'c', 'b'])
    expect(placed(['a'], 'new', 90)).toEqual(['a', 'new'])
    expect(placed(['a'], 'new')).toEqual(['a', 'new'])
  })
})

function isAllowed(step: () => unknown): boolean {
  try {
    step()
    return true
  } catch {
    return false
  }
}
