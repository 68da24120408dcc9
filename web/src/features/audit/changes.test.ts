import { changesOf } from './changes.ts'

const labels = { title: 'Title', status: 'Status', tags: 'Tags', 'audience.age': 'Age', open: 'Open' }
const read = (field: string, value: unknown) => (field === 'status' && value === 'sold' ? 'Sold' : undefined)
const changes = (before: object, after: object) => changesOf({ ...before }, { ...after }, { labels, read })

describe('what an audit entry changed', () => {
  it('stands in the words of its fields, from what it was to what it became', () => {
    expect(changes({ status: 'optioned', open: true }, { status: 'sold', open: false })).toEqual([
      { label: 'Status', from: 'optioned', to: 'Sold' },
      { label: 'Open', from: 'yes', to: 'no' },
    ])
  })

  it('names what was empty, joins lists and finds fields of a group', () => {
    const [before, after] = [
      { title: null, tags: [], audience: { age: '18' } },
      { title: 'New', tags: ['sea', 'crime'], audience: { age: '' } },
    ]
    expect(changes(before, after)).toEqual([
      { label: 'Title', from: null, to: 'New' },
      { label: 'Tags', from: null, to: 'sea, crime' },
      { label: 'Age', from: '18', to: 'nothing' },
    ])
  })

  it('leaves out what has no word or did not change, and cuts what is long', () => {
    const [change, ...others] = changes({ title: 'a', open: true, x: 1 }, { title: 'b'.repeat(400), open: true, x: 2 })
    expect(others).toEqual([])
    expect(change!.to).toMatch(/^b{160}…$/)
  })
})
