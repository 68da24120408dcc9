import { blankListing } from '../values/form-values.ts'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'

const draft = (title: string) => ({
  values: { ...blankListing, title, askingPrice: '5' },
  keptAt: '2026-11-21T09:41:00.000Z',
  basedOn: null,
})
beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('are kept by user and listing', () => {
    keepDraft('rosa', null, draft('New'))
    keepDraft('rosa', '7', draft('Seven'))
    keepDraft('ida', '7', draft('Another'))
    expect(readDraft('rosa', null)).toEqual(draft('New'))
    expect(readDraft('rosa', '7')?.values.title).toBe('Seven')
    expect(readDraft('ida', null)).toBeNull()
  })

  it('are gone once forgotten', () => {
    keepDraft('rosa', '7', draft('Seven'))
    forgetDraft('rosa', '7')
    expect(readDraft('rosa', '7')).toBeNull()
  })

  it.each(['{', 'null', '[]', '{"values":1}'])('are none when %s is kept', (kept) => {
    localStorage.setItem('storyright.draft.rosa.7', kept)
    expect(readDraft('rosa', '7')).toBeNull()
  })

  it('say what the form was filled from', () => {
    const basedOn = { etag: '"3"', values: { ...blankListing, title: 'Before' } }
    keepDraft('rosa', '7', { ...draft('Seven'), basedOn })
    expect(readDraft('rosa', '7')?.basedOn).toEqual(basedOn)
  })

  it('leave out what does not fit the form', () => {
    const values = { title: 4, author: 'Ida', themes: ['Love', 2], askingPrice: 9, targetDemographic: 'all', gone: 1 }
    localStorage.setItem('storyright.draft.rosa.7', JSON.stringify({ values, keptAt: '2026-11-21T09:41:00.000Z' }))
    expect(readDraft('rosa', '7')?.values).toEqual({
      ...blankListing,
      author: 'Ida',
      themes: ['Love'],
      askingPrice: '9',
    })
  })
})
