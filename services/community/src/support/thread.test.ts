import { asked, queueOf, reopened, written } from './thread.ts'

const [monday, tuesday, friday] = ['2026-11-16', '2026-11-17', '2026-11-20'].map((day) => new Date(day))
const by = (isFromSupport: boolean, at = friday!) => ({ isFromSupport, priority: 'normal' as const, at })
const fresh = asked({ priority: 'normal', at: monday! })
const last = (isFromSupport: boolean) => ({
  last: { id: '', authorId: '', isFromSupport, excerpt: '', at: tuesday!.toISOString() },
})

describe('whose turn it is', () => {
  it('is support’s once something is asked, and the other side’s after each message', () => {
    expect(fresh).toMatchObject({ status: 'open', awaits: 'support', waitingSince: monday })
    expect(written(fresh, by(true))).toMatchObject({ awaits: 'member', waitingSince: friday })
    expect(written(written(fresh, by(true, tuesday)), by(false))).toMatchObject({
      awaits: 'support',
      waitingSince: friday,
    })
  })

  it('has been theirs since the first message that nobody answered', () => {
    expect(written(written(fresh, by(false, tuesday)), by(false))).toMatchObject({ waitingSince: monday })
  })

  it('begins anew when a closed thread is opened by a message', () => {
    const closed = { ...fresh, status: 'closed', awaits: null } as const
    expect(written(closed, by(false))).toMatchObject({ status: 'open', awaits: 'support', waitingSince: friday })
  })

  it.each([
    ['the member, whoever spoke last', false, true, 'support'],
    ['support, who spoke last', true, true, 'member'],
    ['support, who had not answered', true, false, 'support'],
  ] as const)('is clear after it was opened again by %s', (_who, isFromSupport, lastIsFromSupport, awaits) => {
    expect(reopened(last(lastIsFromSupport), by(isFromSupport))).toMatchObject({ awaits, waitingSince: friday })
  })
})

describe('the queue', () => {
  it('has premium first, and what awaits its member at the end', () => {
    const waiting = [
      { awaits: 'support', priority: 'high' },
      { awaits: 'support', priority: 'normal' },
      { awaits: 'member', priority: 'high' },
      { awaits: 'member', priority: 'normal' },
    ] as const
    expect(waiting.map(queueOf)).toEqual([0, 1, 2, 3])
  })
})
