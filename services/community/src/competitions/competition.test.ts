import type { Role, Tier } from '@storyright/contracts/vocabulary'
import type { CompetitionRow } from './competition.store.ts'
import { dueOf, mayTakePart, requireJudgeable, requireOpen, standingOf, statusOf } from './competition.ts'

const opensAt = new Date('2026-11-01T09:00:00Z')
const closesAt = new Date('2026-11-30T17:00:00Z')
const before = new Date('2026-10-31T12:00:00Z')
const during = new Date('2026-11-15T12:00:00Z')
const competition = { opensAt, closesAt, chosenEntryId: null }
const decided = { ...competition, chosenEntryId: 'one' }

describe('a competition', () => {
  it.each([
    ['upcoming', before],
    ['upcoming', new Date(opensAt.getTime() - 1)],
    ['open', opensAt],
    ['open', new Date(closesAt.getTime() - 1)],
    ['closed', closesAt],
  ] as const)('is %s at %s', (status, now) => expect(statusOf(competition, now)).toBe(status))

  it('is decided once an entry was chosen, whatever its times', () =>
    expect([before, during, closesAt].map((now) => statusOf(decided, now))).toEqual(Array(3).fill('decided')))

  it('is entered while it is open, and says when that is', () => {
    expect(() => requireOpen(competition, during)).not.toThrow()
    expect(() => requireOpen(competition, before)).toThrow('opens on 1 Nov 2026, 09:00, UK time')
    expect(() => requireOpen(competition, closesAt)).toThrow('closed on 30 Nov 2026, 17:00, UK time')
  })

  const viewer = (role: Role, tier: Tier) => ({ id: '', role, tier, verified: true })
  it.each([
    ['producer', 'free', false, true],
    ['free', 'free', false, true],
    ['producer', 'premium', true, true],
    ['premium', 'premium', true, true],
    ['agent', 'free', false, false],
    ['admin', 'premium', false, false],
  ] as const)('%s (%s): any %s, the funding competition %s', (role, tier, any, funding) => {
    expect(mayTakePart(viewer(role, tier), { isFunding: false })).toBe(any)
    expect(mayTakePart(viewer(role, tier), { isFunding: true })).toBe(funding)
  })
})

describe('judging', () => {
  it('takes entries on the shortlist and off it at any time', () => {
    for (const now of [before, during, closesAt]) {
      expect(() => requireJudgeable(competition, 'entered', 'shortlisted', now)).not.toThrow()
      expect(() => requireJudgeable(competition, 'shortlisted', 'entered', now)).not.toThrow()
    }
  })
  it('chooses once nobody can enter any more', () => {
    expect(() => requireJudgeable(competition, 'entered', 'chosen', during)).toThrow('open until 30 Nov 2026, 17:00')
    expect(() => requireJudgeable(competition, 'entered', 'chosen', closesAt)).not.toThrow()
  })
  it('does nothing twice, and nothing after the decision', () => {
    expect(() => requireJudgeable(competition, 'shortlisted', 'shortlisted', during)).toThrow('Another administrator')
    expect(() => requireJudgeable(decided, 'entered', 'shortlisted', closesAt)).toThrow('decided')
  })
  it('leaves all others not chosen, at once', () => {
    expect(standingOf('shortlisted', decided)).toBe('not_chosen')
    expect(standingOf('chosen', decided)).toBe('chosen')
    expect(standingOf('shortlisted', competition)).toBe('shortlisted')
  })
})

describe('the background work', () => {
  const row = { ...decided, openingPublished: false, endPublished: false, notifiedUntil: null, settledUntil: null }
  const due = (change: Partial<CompetitionRow>) => dueOf({ ...row, ...change } as CompetitionRow)
  it('is needed when it opens, when it closes, and at once while people are being told', () => {
    expect(due({})).toBe(opensAt)
    expect(due({ openingPublished: true })).toBe(closesAt)
    expect(due({ openingPublished: true, endPublished: true })).toBeNull()
    expect(due({ openingPublished: true, notifiedUntil: '' })?.getTime()).toBe(0)
    expect(due({ openingPublished: true, endPublished: true, settledUntil: '' })?.getTime()).toBe(0)
  })
})
