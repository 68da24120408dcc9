import { withoutLeftToPeople } from './left-to-people.ts'

const captured = 'pending offer 1: captured without being accepted'
const reported = 'pending offer 1: reported: captured_without_acceptance'
const mailed = 'pending offer 1: the producer was told of an acceptance 1 times'

describe('an acceptance that a restored database has forgotten', () => {
  const undone = new Set(['1'])

  it('is well once administrators are told', () => {
    expect(withoutLeftToPeople([captured, reported, mailed], undone)).toEqual([])
  })

  it('is a fault as long as nobody is told', () => {
    expect(withoutLeftToPeople([captured, mailed], undone)).toEqual([captured, mailed])
  })

  it('excuses nothing else', () => {
    const others = [
      'pending offer 2: captured without being accepted',
      'pending offer 1: captured more than once',
      'pending offer 1: the agent was told of an acceptance 2 times',
      'We took 1, the provider received 2',
    ]
    expect(withoutLeftToPeople([reported, ...others], undone)).toEqual(others)
  })
})
