import type { ImportProblem, ImportRow, ListingImport } from '@storyright/contracts/http'

export const importId = 'a0000000-0000-4000-8000-00000000000a'

const noCounts = { new: 0, change: 0, same: 0, incomplete: 0, error: 0, aside: 0, included: 0 }
const noResults = { created: 0, changed: 0, conflict: 0, refused: 0, undone: 0, kept: 0 }
const noDefaults = {
  askingPrice: null,
  currency: null,
  minimumDeal: null,
  rights: null,
  targetAudience: null,
  genre: null,
} as const

type Change = Partial<Omit<ListingImport, 'counts' | 'results' | 'defaults'>> & {
  counts?: Partial<ListingImport['counts']>
  results?: Partial<ListingImport['results']>
  defaults?: Partial<ListingImport['defaults']>
}

/** An ONIX file that has been read: two new titles, one change, one that lacks something. */
export function anImport({ counts, results, defaults, ...change }: Change = {}): ListingImport {
  return {
    id: importId,
    state: 'ready',
    fileName: 'autumn.xml',
    format: 'onix30',
    encoding: 'utf-8',
    createdAt: '2026-11-28T10:00:00.000Z',
    counts: { ...noCounts, ...(counts ?? { new: 2, change: 1, incomplete: 1, included: 3 }) },
    results: { ...noResults, ...results },
    columns: null,
    mapping: {},
    defaults: { ...noDefaults, ...defaults },
    group: true,
    warnings: [],
    progress: { done: 4, total: 4 },
    failure: null,
    appliedAt: null,
    undoUntil: null,
    ...change,
  }
}

/** A new title, complete and ticked. */
export function anImportRow(n: number, change: Partial<ImportRow> = {}): ImportRow {
  return {
    n,
    state: 'new',
    key: `978014143960${n % 10}`,
    listingId: null,
    possibleListingId: null,
    before: null,
    after: { title: `Title ${n}`, author: 'Ida Penrose', genre: 'Crime', askingPrice: 25_000, currency: 'GBP' },
    changes: [],
    problems: [],
    include: true,
    result: null,
    ...change,
  }
}

export const anImportProblem = (change: Partial<ImportProblem> = {}): ImportProblem => ({
  field: null,
  code: 'BROKEN',
  message: 'The tag Title is never closed',
  level: 'error',
  line: 12,
  column: 5,
  ...change,
})
