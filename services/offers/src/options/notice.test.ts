import {
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  optionNoticeKinds,
  optionNoticeStatuses,
} from '@storyright/contracts/vocabulary'
import { days, states } from '../../test/sample-option.ts'
import { delaysEnd, noticeMayBecome, requireAnswerable, requireRecordable } from './notice.ts'

type State = keyof typeof states

const codeOf = (work: () => void): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a notice', () => {
  it('is answered once', () => {
    for (const from of optionNoticeStatuses)
      for (const to of optionNoticeStatuses)
        expect(noticeMayBecome(from, to)).toBe(from === 'waiting' && to !== 'waiting')
  })
})

describe('recording what happened with an option', () => {
  const waiting = { status: 'waiting' } as const
  const declined = { status: 'declined' } as const
  it.each<[OptionNoticeKind, State, number, { status: 'waiting' | 'declined' }[], string | null]>([
    ['extension', 'running', -1, [], null],
    ['exercise', 'running', -1, [], null],
    ['extension', 'running', 0, [], 'OPTION_NOT_RUNNING'],
    ['exercise', 'running', 1, [], 'OPTION_NOT_RUNNING'],
    ['exercise', 'pending', -1, [], 'OPTION_NOT_RUNNING'],
    ['exercise', 'ended', -1, [], 'OPTION_NOT_RUNNING'],
    ['extension', 'exercised', -1, [], 'OPTION_NOT_RUNNING'],
    ['extension', 'extended', -1, [], 'EXTENDED_ALREADY'],
    ['exercise', 'extended', -1, [], null],
    ['exercise', 'running', -1, [waiting], 'NOTICE_WAITS'],
    ['extension', 'running', -1, [declined], null],
    ['extension', 'running', -1, Array(20).fill(declined), 'TOO_MANY_NOTICES'],
    ['extension', 'disputed', -1, [], 'FEE_DISPUTED'],
    ['exercise', 'disputed', -1, [], 'FEE_DISPUTED'],
    ['exercise', 'won', -1, [], null],
    ['extension', 'returned', -1, [], 'FEE_RETURNED'],
    ['extension', 'kept', -1, [], null],
    ['reversion', 'running', -1, [], null],
    ['reversion', 'running', 0, [], 'NOTHING_HELD'],
    ['reversion', 'exercised', 99, [], null],
    ['reversion', 'ended', -1, [], 'NOTHING_HELD'],
    ['reversion', 'pending', -1, [], 'NOTHING_HELD'],
    ['reversion', 'disputed', -1, [], null],
    ['reversion', 'returned', -1, [], null],
    ['reversion', 'exercised', -1, [waiting], 'NOTICE_WAITS'],
    ['reversion', 'exercised', -1, Array(20).fill(declined), 'TOO_MANY_NOTICES'],
  ])('an %s of one that is %s, %i days after its end', (kind, state, day, given, refused) =>
    expect(codeOf(() => requireRecordable(kind, { offer: states[state], given, isSigned: true, now: days(day) }))).toBe(
      refused,
    ),
  )
})

describe('an extension', () => {
  const codeWith = (times: number, extensions: number) =>
    codeOf(() =>
      requireRecordable('extension', {
        offer: { ...states.running, deal: { extension: { times } }, extensions },
        given: [],
        isSigned: false,
        now: days(-1),
      }),
    )
  it.each([
    [0, 0, 'NEVER_EXTENDED'],
    [1, 0, null],
    [1, 1, 'EXTENDED_ALREADY'],
    [2, 1, null],
    [2, 2, 'EXTENDED_ALREADY'],
  ])('that the deal allows %i times, after %i', (times, extensions, code) =>
    expect(codeWith(times, extensions)).toBe(code),
  )
})

describe('an exercise', () => {
  it('waits for both signatures, an extension does not', () => {
    const offer = states.running
    for (const [kind, code] of [
      ['exercise', 'NOT_SIGNED'],
      ['extension', null],
    ] as const) {
      const notice = { kind, status: 'waiting', givenBy: 'producer' } as const
      const at = { isSigned: false, now: days(-1) }
      expect(codeOf(() => requireRecordable(kind, { offer, given: [], ...at }))).toBe(code)
      expect(codeOf(() => requireAnswerable('confirm', { offer, notice, side: 'agent', ...at }))).toBe(code)
      expect(codeOf(() => requireAnswerable('decline', { offer, notice, side: 'agent', ...at }))).toBeNull()
    }
  })
})

describe('a reversion', () => {
  it.each<[State, number, string | null]>([
    ['running', -1, null],
    ['running', 15, null],
    ['exercised', 99, null],
    ['disputed', -1, null],
    ['ended', 1, 'NOTHING_HELD'],
  ])('of one that is %s is confirmed %i days after its end, signed or not', (state, day, refused) => {
    const notice = { kind: 'reversion', status: 'waiting', givenBy: 'agent' } as const
    const confirm = () =>
      requireAnswerable('confirm', { offer: states[state], notice, side: 'producer', isSigned: false, now: days(day) })
    expect(codeOf(confirm)).toBe(refused)
  })

  it('delays no end; an extension and an exercise do', () => {
    expect(optionNoticeKinds.filter((kind) => delaysEnd({ kind }))).toEqual(['extension', 'exercise'])
  })
})

describe('answering what was recorded', () => {
  it.each<
    [OptionNoticeAnswer, 'giver' | 'other side', (typeof optionNoticeStatuses)[number], State, number, string | null]
  >([
    ['confirm', 'other side', 'waiting', 'running', -1, null],
    ['confirm', 'giver', 'waiting', 'running', -1, 'ONLY_THE_OTHER_SIDE'],
    ['decline', 'other side', 'waiting', 'running', -1, null],
    ['decline', 'giver', 'waiting', 'running', -1, 'ONLY_THE_OTHER_SIDE'],
    ['withdraw', 'giver', 'waiting', 'running', -1, null],
    ['withdraw', 'other side', 'waiting', 'running', -1, 'ONLY_THE_GIVER'],
    ['confirm', 'other side', 'confirmed', 'running', -1, 'NOTICE_ANSWERED'],
    ['confirm', 'other side', 'withdrawn', 'running', -1, 'NOTICE_ANSWERED'],
    ['confirm', 'other side', 'waiting', 'running', 14, null],
    ['confirm', 'other side', 'waiting', 'running', 15, 'OPTION_NOT_RUNNING'],
    ['confirm', 'other side', 'waiting', 'ended', 1, 'OPTION_NOT_RUNNING'],
    ['confirm', 'other side', 'waiting', 'disputed', -1, 'FEE_DISPUTED'],
    ['confirm', 'other side', 'waiting', 'disputed', 99, 'FEE_DISPUTED'],
    ['decline', 'other side', 'waiting', 'disputed', 99, null],
    ['confirm', 'other side', 'waiting', 'won', 24, null],
    ['confirm', 'other side', 'waiting', 'won', 25, 'OPTION_NOT_RUNNING'],
    ['confirm', 'other side', 'waiting', 'returned', 99, 'FEE_RETURNED'],
    ['confirm', 'other side', 'waiting', 'kept', 19, null],
    ['confirm', 'other side', 'waiting', 'kept', 20, 'OPTION_NOT_RUNNING'],
  ])(
    '%s by its %s while it is %s and the option %s, %i days after its end',
    (answer, who, status, state, day, refused) => {
      const notice = { kind: 'exercise', status, givenBy: 'producer' } as const
      const side = who === 'giver' ? 'producer' : 'agent'
      expect(
        codeOf(() => requireAnswerable(answer, { offer: states[state], notice, side, isSigned: true, now: days(day) })),
      ).toBe(refused)
    },
  )
})
