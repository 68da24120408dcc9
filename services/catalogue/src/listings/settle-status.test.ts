import type { TakingKind } from '@storyright/contracts/vocabulary'
import { dayAt, parseBook, type Taking } from '@storyright/rights'
import { isTakenInParts, statusOf } from './settle-status.ts'

const today = dayAt(new Date('2026-11-29T12:00:00Z'))
const book = (text: string) => parseBook(text, { characters: Number.POSITIVE_INFINITY }).book!
const taking = (kind: TakingKind, text: string): Taking => ({ kind, lines: book(text) })
const option = (text: string) => taking('option', text)

const world = 'World; L; film; always; exclusive'
const us = 'US; L; film; always; exclusive'
const rest = 'World ex US; L; film; always; exclusive'
const shared = 'World; L; film; always; non-exclusive'
const sharedInUs = 'US; L; film; always; non-exclusive'
const over = 'US; L; film; ..2026-11-28; exclusive'

describe('a title is sold in parts', () => {
  it.each<[string, string, Taking[], boolean]>([
    ['not while one option takes all of it', world, [option(world)], false],
    ['while a part of it is free', world, [option(us)], true],
    ['while two options take it', world, [option(us), option(rest)], true],
    ['not once the other part was bought', world, [taking('grant', us), option(rest)], false],
    ['not while what no option takes is held back', world, [taking('holdback', us), option(rest)], false],
    [
      'while a part is only taken beside others',
      world,
      [option(us), option(rest.replace('exclusive', 'non-exclusive'))],
      true,
    ],
    ['not by an option of which nothing is on offer any more', rest, [option(us), option(rest)], false],
    ['not by an option whose days are over', rest, [option(over), option(rest)], false],
    ['not for a part whose days are over', `${over} || ${rest}`, [option(rest)], false],
    ['not when all of its days are over', over, [], false],
    ['while nothing takes it', world, [], true],
    ['not while several have options on all of what is non-exclusive', shared, [option(shared), option(shared)], false],
    ['while a part of what is non-exclusive is under no option', shared, [option(sharedInUs)], true],
    ['while one of several has a part of what is non-exclusive', shared, [option(shared), option(sharedInUs)], true],
  ])('%s', (_name, rights, takings, expected) => {
    expect(isTakenInParts(book(rights), takings, today)).toBe(expected)
  })

  it('only where it would not be available, or several have it', () => {
    for (const takings of [[option(world)], [taking('grant', us), option(rest)]]) {
      expect(statusOf(book(world), takings, today)).toBe('optioned')
      expect(isTakenInParts(book(world), takings, today)).toBe(false)
    }
  })
})
