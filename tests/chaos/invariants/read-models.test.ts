import { differencesOf } from './read-models.ts'

const listing = (id: string, version = 1, isDeleted = false) => ({ id, version, isDeleted })

describe('what a service knows of listings', () => {
  it('differs when a listing is missing, older or newer than catalogue has it', () => {
    const truth = [listing('1'), listing('2', 3), listing('3', 3)]
    expect(differencesOf('ai', truth, [listing('2', 2), listing('3', 4)])).toEqual([
      'ai does not know 1 listings, such as 1',
      'ai knows 1 listings as they were before, such as 2',
      'ai knows 1 listings as they never were, such as 3',
    ])
  })

  it('is complete without listings that were deleted before it was told of any', () => {
    expect(differencesOf('ai', [listing('1', 2, true)], [])).toEqual([])
  })
})
