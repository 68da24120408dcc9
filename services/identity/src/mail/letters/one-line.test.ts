import { oneLine } from './one-line.ts'

describe('what people typed', () => {
  it('stays on one line', () => expect(oneLine(' Slack\r\n\tWater ')).toBe('Slack Water'))
})
