import { addsOf, changesOf, isInSums } from './counter-delta.ts'
import type { PostRow } from './post-rows.ts'

const post = (change: Partial<PostRow> = {}) =>
  ({
    isDeleted: false,
    status: 'shown',
    category: 'legal',
    replyCount: 3,
    viewCount: 9,
    tallied: null,
    ...change,
  }) as PostRow
const tallied = { category: 'legal', replies: 3, views: 9 } as const

describe('what a discussion adds to its category', () => {
  it('is itself, its replies and its views, and nothing while it is not there for everybody', () => {
    expect(addsOf(post())).toEqual(tallied)
    expect(addsOf(post({ isDeleted: true }))).toBeNull()
    expect(addsOf(post({ status: 'waiting' }))).toBeNull()
  })

  it('is told by how much the sums change', () => {
    expect(changesOf([post()])).toEqual(new Map([['legal', { discussions: 1, replies: 3, views: 9 }]]))
    expect(changesOf([post({ tallied, viewCount: 11 })]).get('legal')).toEqual({ discussions: 0, replies: 0, views: 2 })
    expect(changesOf([post({ tallied, isDeleted: true })]).get('legal')).toEqual({
      discussions: -1,
      replies: -3,
      views: -9,
    })
    const moved = changesOf([post({ tallied, category: 'general' })])
    expect([moved.get('legal')?.discussions, moved.get('general')?.discussions]).toEqual([-1, 1])
    expect([isInSums(post({ tallied })), isInSums(post({ tallied, viewCount: 10 }))]).toEqual([true, false])
  })
})
