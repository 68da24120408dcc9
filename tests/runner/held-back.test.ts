import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { holdBack } from './held-back.ts'

describe('output that is held back', () => {
  it('shows nothing before its turn, then everything in its order', async () => {
    const terminal = new PassThrough()
    const { out, release } = holdBack(terminal)
    out.write('the first journey\n')
    expect(terminal.readableLength).toBe(0)
    release()
    out.write('the second\n')
    out.end()
    await once(out, 'end')
    expect(String(terminal.read())).toBe('the first journey\nthe second\n')
  })

  it('never makes its writer wait', () => {
    const { out } = holdBack(new PassThrough())
    expect(out.write('x'.repeat(1024 * 1024))).toBe(true)
  })
})
