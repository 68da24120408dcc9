import type { Candidate } from '@storyright/contracts/http'
import { afterChoice, afterRefusal } from './decided.ts'

const candidate = (id: string): Candidate => ({
  ...{
    id,
    title: id,
    by: null,
    year: null,
    link: `https://x.test/${id}`,
    thumbnail: null,
    confidence: 0.6,
    reasons: [],
  },
})
const row = (change: Partial<Parameters<typeof afterChoice>[0]> = {}) => ({
  source: 'books' as const,
  state: 'choosing' as const,
  taken: [],
  match: null,
  chosen: [],
  refused: [],
  candidates: [candidate('a'), candidate('b')],
  found: [{ id: 'a' }, { id: 'b' }],
  ...change,
})
const matched = row({
  source: 'youtube',
  state: 'matched',
  taken: ['a', 'c'],
  match: candidate('a'),
  found: [{ id: 'a' }, { id: 'c' }],
})

describe('choosing', () => {
  it('takes the candidate, also one that was refused before', () =>
    expect(afterChoice(row({ refused: ['b', 'x'] }), 'b')).toEqual({
      ...{ state: 'matched', taken: ['b'], match: candidate('b'), chosen: ['b'], refused: ['x'] },
    }))
  it('of another book is instead of the first', () =>
    expect(
      afterChoice(row({ state: 'matched', taken: ['a'], match: candidate('a'), chosen: ['a'] }), 'b'),
    ).toMatchObject({
      ...{ taken: ['b'], match: candidate('b'), chosen: ['b'] },
    }))
  it('of another video is besides those that count', () =>
    expect(afterChoice({ ...matched, found: [...matched.found, { id: 'b' }] }, 'b')).toMatchObject({
      ...{ taken: ['a', 'c', 'b'], match: candidate('a'), chosen: ['b'] },
    }))
  it('is nothing where it is not among what was found', () => expect(afterChoice(row(), 'z')).toBeNull())
})

describe('refusing', () => {
  it('one of several leaves the choice among the others', () =>
    expect(afterRefusal(row(), 'a')).toMatchObject({ state: 'choosing', refused: ['a'] }))
  it('the last of several ends it', () =>
    expect(afterRefusal(row({ refused: ['b'] }), 'a')).toMatchObject({ state: 'refused', refused: ['b', 'a'] }))
  it('without naming one means all that are offered', () =>
    expect(afterRefusal(row(), null)).toMatchObject({ state: 'refused', refused: ['a', 'b'] }))
  it('without naming one means all that was taken', () =>
    expect(afterRefusal(matched, null)).toMatchObject({
      state: 'refused',
      taken: [],
      match: null,
      refused: ['a', 'c'],
    }))
  it('one video of two leaves the other', () =>
    expect(afterRefusal(matched, 'a')).toMatchObject({ state: 'matched', taken: ['c'], match: null, refused: ['a'] }))
  it('what somebody had chosen forgets the choice', () =>
    expect(afterRefusal({ ...matched, taken: ['a'], chosen: ['a'] }, null)).toMatchObject({ chosen: [] }))
  it.each([
    ['nothing found', row({ candidates: [] }), null],
    ['something else', row(), 'z'],
  ])('%s is nothing', (_name, its, id) => expect(afterRefusal(its, id)).toBeNull())
})
