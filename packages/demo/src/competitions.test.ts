import { competitionCalls } from '@storyright/contracts/http'
import { demoAccounts } from './accounts.ts'
import { demoCompetitions } from './competitions.ts'
import { givenPremium } from './premium.ts'

describe('the competitions of the demo', () => {
  const now = new Date('2026-11-22T19:30:00Z')
  const competitions = demoCompetitions(now)
  const nameOf = (id: string) => demoAccounts.find((account) => account.id === id)!.username

  it('are the funding competition and another that are open, and one that is decided', () => {
    const isOpen = competitions.map(({ opensAt, closesAt }) => opensAt < now && now < closesAt)
    expect(
      competitions.map(({ isFunding, decidedAt }, place) => [isFunding, isOpen[place], Boolean(decidedAt)]),
    ).toEqual([
      [true, true, false],
      [false, true, false],
      [false, false, true],
    ])
    const [, , past] = competitions
    expect(past!.entries.filter(({ status }) => status === 'chosen')).toHaveLength(1)
  })

  it('could have been announced, and entered by those who did', () => {
    for (const {
      id: _id,
      announcedAt: _announced,
      decidedAt: _decided,
      entries,
      opensAt,
      closesAt,
      ...form
    } of competitions) {
      const times = { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }
      expect(competitionCalls.openCompetition.body.safeParse({ ...form, ...times }).error).toBeUndefined()
      for (const { entrantId, at } of entries) {
        expect(opensAt <= at && at < closesAt && at <= now).toBe(true)
        if (!form.isFunding) expect(givenPremium).toContain(nameOf(entrantId))
      }
    }
  })
})
