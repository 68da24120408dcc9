import { anImport } from '../../testing/import-samples.ts'
import { applyWords, kindOf, progressWords } from './import-words.ts'

describe('what an import says of itself', () => {
  it.each([
    ['nothing read yet', 'reading', { done: 0, total: null }, 'Reading the file.'],
    ['of an unknown number', 'reading', { done: 1_200, total: null }, 'Reading the file: 1,200 records so far.'],
    ['of a known number', 'reading', { done: 1, total: 300 }, 'Reading the file: 1 of 300 records so far.'],
    ['applying', 'applying', { done: 60, total: 120 }, 'Applying: 60 of 120 listings done.'],
    ['undoing', 'undoing', { done: 1, total: 1 }, 'Undoing: 1 of 1 listing done.'],
  ] as const)('says how far it is: %s', (_which, state, progress, says) =>
    expect(progressWords({ state, progress })).toBe(says),
  )

  it('names the format and the encoding as far as they are known', () => {
    expect(kindOf(anImport({ format: 'onix21', encoding: 'windows-1252' }))).toBe('ONIX 2.1, WINDOWS-1252')
    expect(kindOf(anImport({ format: 'csv', encoding: null }))).toBe('CSV')
    expect(kindOf(anImport({ format: 'xlsx', encoding: 'utf-8' }))).toBe('Excel')
    expect(kindOf(anImport({ format: null, encoding: null }))).toBe('')
  })

  it('says before it is applied what will be published, changed and left out', () => {
    expect(applyWords(anImport({ counts: { new: 2, included: 2 } }))).toBe(
      'New titles are published at once. You can undo all of it for 30 days.',
    )
    expect(applyWords(anImport({ counts: { new: 5, change: 2, incomplete: 1_200, error: 3, included: 6 } }))).toBe(
      'New titles are published at once, and changed listings say what the file says. Left out: 1 that you unticked, 1,200 incomplete, 3 with errors. You can undo all of it for 30 days.',
    )
    expect(applyWords(anImport({ counts: { change: 1, included: 1 } }))).toMatch(/^Changed listings say/)
  })
})
