import type { Viewer } from '@storyright/contracts/vocabulary'
import { standing } from './list-comments.ts'

const reader: Viewer = { id: 'reader', role: 'premium', tier: 'premium', verified: true }
const row = (
  _id: string,
  change: { parentId?: string; isDeleted?: boolean; status?: 'waiting'; authorId?: string } = {},
) => ({
  _id,
  parentId: null,
  isDeleted: false,
  status: 'shown' as const,
  authorId: 'author',
  ...change,
})
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)

describe('the comments that stand', () => {
  it('are in their order, without those that are deleted', () => {
    expect(ids(standing([row('a'), row('b', { isDeleted: true }), row('c', { parentId: 'a' })], reader))).toEqual([
      'a',
      'c',
    ])
  })

  it('include the place of a deleted one only while a reply is there', () => {
    const deleted = row('a', { isDeleted: true })
    expect(ids(standing([deleted, row('b', { parentId: 'a' })], reader))).toEqual(['a', 'b'])
    expect(ids(standing([deleted, row('b', { parentId: 'a', isDeleted: true })], reader))).toEqual([])
    expect(ids(standing([deleted, row('b', { parentId: 'a', status: 'waiting' })], reader))).toEqual([])
  })

  it('that wait are there for their author and for moderators', () => {
    const rows = [row('a', { status: 'waiting', authorId: 'reader' }), row('b', { status: 'waiting' })]
    expect(ids(standing(rows, reader))).toEqual(['a'])
    expect(ids(standing(rows, { ...reader, role: 'admin' }))).toEqual(['a', 'b'])
    expect(ids(standing(rows, { ...reader, id: 'another' }))).toEqual([])
  })
})
