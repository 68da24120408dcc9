import { visitorMark } from '@storyright/contracts/vocabulary'
import { cameAsVisitor } from './came-as-visitor.ts'

const arriveWith = (transferSize: number, head: string) => {
  document.head.innerHTML = head
  performance.getEntriesByType = () => [{ transferSize } as PerformanceNavigationTiming]
}
const marked = `<meta name="${visitorMark}" content="yes">`

describe('whether somebody came as a visitor', () => {
  it.each([
    ['a page that was asked for without a session', 5_000, marked, true],
    ['a page that was asked for with one', 5_000, '', false],
    ['a page from the browser’s cache, which may be older than the session', 0, marked, false],
  ])('%s', (_case, transferSize, head, expected) => {
    arriveWith(transferSize, head)
    expect(cameAsVisitor()).toBe(expected)
  })

  it('is not known where the browser tells nothing of the arrival', () => {
    arriveWith(1, marked)
    performance.getEntriesByType = () => []
    expect(cameAsVisitor()).toBe(false)
  })
})
