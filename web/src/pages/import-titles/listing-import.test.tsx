import { importCalls as calls, type ImportRow, identityCalls, type ListingImport } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { type Asked, fakeApi, refusal } from '../../testing/fake-api.ts'
import { anImport, anImportProblem, anImportRow, importId } from '../../testing/import-samples.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { ListingImportPage } from './listing-import.tsx'

const path = '/agent-dashboard/import/:id'
let api: ReturnType<typeof fakeApi>
let its: ListingImport
let rows: ImportRow[]
const change = anImportRow(3, {
  state: 'change',
  listingId: '1026',
  before: { askingPrice: 65_000, currency: 'GBP', rights: 'World; L; film; always; exclusive' },
  after: { title: 'The Moonstone', askingPrice: 72_500, currency: 'GBP', rights: 'GB; L; film; always; exclusive' },
  changes: ['askingPrice', 'rights'],
})
const incomplete = anImportRow(4, {
  state: 'incomplete',
  include: false,
  after: { title: 'Ropewalk', author: 'Morwenna Tregear', genre: 'Crime' },
  problems: [
    anImportProblem({
      field: 'askingPrice',
      level: 'missing',
      message: 'Asking price is required',
      line: 30,
      column: 7,
    }),
    anImportProblem({
      field: 'rights',
      level: 'missing',
      message: 'Say which rights are on offer',
      line: null,
      column: null,
    }),
  ],
})
const asked = ({ query }: Asked) =>
  rows
    .filter(
      ({ n, state, result }) =>
        n > Number(query.get('cursor') ?? 0) &&
        [state, null].includes(query.get('state') as typeof state | null) &&
        [result ?? 'none', null].includes(query.get('result')),
    )
    .slice(0, Number(query.get('limit')))

beforeEach(() => {
  its = anImport()
  rows = [anImportRow(1), anImportRow(2), change, incomplete]
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
  api.on(calls.getImport, () => its)
  api.on(calls.importRows, asked)
  api.on(calls.changeImportRow, ({ params, body }) => {
    const { include, fields, listingId } = body as Partial<ImportRow> & { fields?: object }
    const row = rows.find(({ n }) => n === Number(params.n))!
    const changed: ImportRow = {
      ...row,
      ...(include !== undefined && { include }),
      ...(listingId !== undefined && { listingId, possibleListingId: null, include: true }),
      after: { ...row.after, ...fields },
      problems: row.problems.filter(({ field }) => !Object.hasOwn(fields ?? {}, field ?? '')),
    }
    rows = rows.map((other) => (other.n === changed.n ? changed : other))
    return changed
  })
})
const open = (query = '') =>
  renderPages({ [path]: <ListingImportPage /> }, `/agent-dashboard/import/${importId}${query}`)
/** A row's title stands in its first cell, and in the names of what can be done with it. */
const titled = async (title: string) => (await screen.findAllByText(title))[0]!
const rowOf = async (title: string) => within((await titled(title)).closest('tr')!)
const bodies = (call: Parameters<typeof api.asked>[0]) => api.asked(call).map(({ body }) => body)

describe('an import whose file is read', () => {
  it('shows how far it is by itself, and then its rows', async () => {
    its = anImport({ state: 'reading', counts: {}, progress: { done: 120, total: null } })
    jest.useFakeTimers()
    try {
      open()
      await act(() => jest.advanceTimersByTimeAsync(50))
      expect(screen.getByText('Reading the file: 120 records so far.')).toBeVisible()
      expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
      its = anImport()
      await act(() => jest.advanceTimersByTimeAsync(2_500))
      expect(screen.getAllByText('Title 1')[0]).toBeVisible()
      const times = api.asked(calls.getImport).length
      await act(() => jest.advanceTimersByTimeAsync(20_000))
      expect(api.asked(calls.getImport)).toHaveLength(times)
    } finally {
      jest.useRealTimers()
    }
  })

  it('says what to do with a file that cannot be read, and leads to another', async () => {
    its = anImport({ state: 'failed', failure: 'This is a web page. Ask for the ONIX file.', counts: {} })
    open()
    expect(await screen.findByText('This is a web page. Ask for the ONIX file.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose another file' })).toHaveAttribute('href', '/agent-dashboard/import')
  })

  it('is not found where there is none', async () => {
    api.on(calls.getImport, refusal(404, 'There is no such import.'))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Import Not Found' })).toBeVisible()
  })

  it('says what was odd about the whole file', async () => {
    its = anImport({
      warnings: [anImportProblem({ level: 'warning', message: 'Read again as windows-1252', column: null })],
    })
    open()
    expect(await screen.findByText('Check: Read again as windows-1252 (line 12)')).toBeVisible()
    expect(screen.getByText(/^ONIX 3.0, UTF-8. Sent 28 Nov 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Problems (CSV)' })).toHaveAttribute(
      'href',
      `/api/imports/${importId}/problems.csv`,
    )
  })
})

describe('the rows', () => {
  it('are counted by what they do, and the chosen ones stand in the address', async () => {
    const { user } = open()
    const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
    expect(tabs).toEqual(['All4', 'New2', 'Changes1', 'Unchanged0', 'Incomplete1', 'Errors0', 'Left out0'])
    await user.click(screen.getByRole('tab', { name: 'Incomplete 1' }))
    expect(await screen.findByText(/^A listing needs more than the file says/)).toBeVisible()
    await waitFor(() => expect(screen.queryAllByText('Title 1')).toEqual([]))
    expect(await titled('Ropewalk')).toBeVisible()
    expect(where()).toBe(`/agent-dashboard/import/${importId}?rows=incomplete`)
  })

  it('show what a listing says now beside what it will say, rights in words', async () => {
    open()
    const row = await rowOf('The Moonstone')
    await row.findByText(/Exclusive film rights, United Kingdom/)
    expect(row.getByText('£65,000').closest('del')).not.toBeNull()
    expect(row.getByText('£72,500').closest('ins')).not.toBeNull()
    expect(row.getByText(/Exclusive film rights, worldwide/).closest('del')).not.toBeNull()
    expect(row.getByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/1026')
  })

  it('say what is wrong at the field, and where in the file', async () => {
    open()
    const row = await rowOf('Ropewalk')
    const price = row.getByText('Asking price').parentElement!
    expect(price).toHaveTextContent('Missing: Asking price is required (line 30, column 7)')
    expect(row.queryByRole('checkbox')).toBeNull()
  })

  it('are read on after the last one seen', async () => {
    rows = Array.from({ length: 60 }, (_none, place) => anImportRow(place + 1))
    its = anImport({ counts: { new: 60, included: 60 } })
    const { user } = open()
    expect(await screen.findByText('Showing 50 of 60')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await titled('Title 60')).toBeVisible()
    expect(api.asked(calls.importRows).at(-1)!.query.get('cursor')).toBe('50')
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('are unticked at once, and ticked again where that is refused', async () => {
    const { user } = open()
    const box = () => screen.getByRole('checkbox', { name: 'Apply Title 1' })
    await rowOf('Title 1')
    await user.click(box())
    await waitFor(() => expect(box()).not.toBeChecked())
    expect(bodies(calls.changeImportRow)).toEqual([{ include: false }])
    api.on(calls.changeImportRow, refusal(503, 'Away.'))
    await user.click(box())
    await expectFailureToast('Not saved', 'Away.')
    await waitFor(() => expect(box()).not.toBeChecked())
  })

  it('ask whether a listing of the same title and author is meant', async () => {
    rows = [
      anImportRow(1, { include: false, possibleListingId: '77' }),
      anImportRow(2, { include: false, possibleListingId: '78' }),
    ]
    const { user } = open()
    const first = await rowOf('Title 1')
    expect(first.getByRole('link', { name: 'open it' })).toHaveAttribute('href', '/listing/77')
    await user.click(first.getByRole('button', { name: 'Same title, change it' }))
    await user.click((await rowOf('Title 2')).getByRole('button', { name: 'Another title, add it' }))
    await waitFor(() => expect(bodies(calls.changeImportRow)).toEqual([{ listingId: '77' }, { listingId: null }]))
    await waitFor(() => expect(screen.queryByText(/^You already list/)).toBeNull())
  })
})

describe('correcting a row', () => {
  const edit = async () => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'Edit Ropewalk' }))
    return { ...view, form: within(await screen.findByRole('group', { name: 'Edit Ropewalk' })) }
  }

  it('begins in the field that something is wrong with, and ends where it began', async () => {
    const { user, form } = await edit()
    expect(form.getByLabelText('Asking price')).toHaveFocus()
    await user.click(form.getByRole('button', { name: 'Done with Ropewalk' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Ropewalk' })).toHaveFocus())
  })

  it('saves each field when it is left, and nothing that was not changed', async () => {
    const { user, form } = await edit()
    await user.type(form.getByLabelText('Asking price'), '12,500')
    await user.tab()
    expect(await form.findByText('Saved.')).toBeVisible()
    await user.selectOptions(form.getByLabelText('Genre'), 'Thriller')
    await user.click(form.getByLabelText('Title'))
    await user.tab()
    await waitFor(() =>
      expect(bodies(calls.changeImportRow)).toEqual([
        { fields: { askingPrice: 12_500 } },
        { fields: { genre: 'Thriller' } },
      ]),
    )
    expect(form.queryByText(/Asking price is required/)).toBeNull()
  })

  it('does not send an amount that may mean two things, or rights that cannot be read', async () => {
    const { user, form } = await edit()
    await user.type(form.getByLabelText('Asking price'), '1.234')
    expect(await form.findByText('Did you mean £1,234?')).toBeVisible()
    await user.type(form.getByLabelText('Rights'), 'the moon')
    expect(await form.findByText(/^Line 1, character/)).toBeVisible()
    await user.tab()
    expect(bodies(calls.changeImportRow)).toEqual([])
  })

  it('says rights in words while they are typed', async () => {
    const { user, form } = await edit()
    await user.type(form.getByLabelText('Rights'), 'World ex US; L; film; always; exclusive')
    expect(await form.findByText('Reads as: Exclusive film rights, worldwide except United States.')).toBeVisible()
  })

  it('reads everything again where another tab has gone on meanwhile, and says so', async () => {
    const { user, form } = await edit()
    api.on(calls.changeImportRow, refusal(409, 'This import is being applied.'))
    its = anImport({ state: 'applying', progress: { done: 1, total: 3 } })
    await user.type(form.getByLabelText('Author'), ' Jory')
    await user.tab()
    await expectFailureToast('Not saved', 'This import is being applied.')
    expect(await screen.findByText('Applying: 1 of 3 listings done.')).toBeVisible()
  })
})

describe('what holds for every row', () => {
  it('is saved, and the rows are read again', async () => {
    api.on(calls.mapImport, () => {
      rows = [anImportRow(1, { after: { title: 'Filled in' } })]
      return anImport({ defaults: { askingPrice: 9_000 } })
    })
    const { user } = open()
    const form = within(await screen.findByRole('form', { name: 'For every row' }))
    await user.type(form.getByLabelText('Asking price (optional)'), '9,000')
    await user.type(form.getByLabelText('Rights (optional)'), 'World; L; film; always; exclusive')
    expect(await form.findByText('Reads as: Exclusive film rights, worldwide.')).toBeVisible()
    await user.click(form.getByLabelText('Treat editions of one work as one title'))
    await user.click(form.getByRole('button', { name: 'Update preview' }))
    await expectToast({ title: 'Preview updated' })
    expect(bodies(calls.mapImport)).toEqual([
      {
        columns: {},
        group: false,
        defaults: {
          askingPrice: 9_000,
          currency: null,
          minimumDeal: null,
          rights: 'World; L; film; always; exclusive',
          targetAudience: null,
          genre: null,
        },
      },
    ])
    expect(await titled('Filled in')).toBeVisible()
    expect(form.getByLabelText('Asking price (optional)')).toHaveValue('9,000')
  })

  it('stays as it was typed while the rows are read again', async () => {
    api.on(calls.mapImport, () => {
      its = anImport({ state: 'reading' })
      return its
    })
    const { user } = open()
    await user.type(await screen.findByLabelText('Target audience (optional)'), 'Adults')
    await user.click(screen.getByRole('button', { name: 'Update preview' }))
    expect(await screen.findByText(/^Reading the file/)).toBeVisible()
    expect(screen.getByLabelText('Target audience (optional)')).toHaveValue('Adults')
  })

  it('maps a table’s columns, each by its name and an example', async () => {
    its = anImport({
      format: 'csv',
      columns: [
        { name: 'Titel', example: 'Emma' },
        { name: 'Preis', example: '£900' },
      ],
      mapping: { Titel: 'title', Preis: null },
    })
    api.on(calls.mapImport, () => its)
    const { user } = open()
    expect(await screen.findByText('Columns: 1 of 2 are used')).toBeVisible()
    expect(screen.getByText('Emma')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Field for “Preis”'), 'Asking price')
    await user.click(screen.getByRole('button', { name: 'Update preview' }))
    await expectToast({ title: 'Preview updated' })
    expect(bodies(calls.mapImport)).toMatchObject([{ columns: { Titel: 'title', Preis: 'askingPrice' } }])
  })
})

describe('applying', () => {
  it('says what will happen, shows how far it is, and then what was done', async () => {
    const done = {
      state: 'applied',
      results: { created: 2, changed: 1, conflict: 1 },
      appliedAt: '2026-11-28T11:00:00.000Z',
      undoUntil: '2126-12-28T11:00:00.000Z',
    } as const
    api.on(calls.applyImport, () => {
      its = anImport({ state: 'applying', progress: { done: 0, total: 3 } })
      return its
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Apply 3 listings' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Apply 3 listings?' }))
    expect(question.getByText(/Left out: 1 incomplete. You can undo all of it for 30 days.$/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Apply 3 listings' }))
    expect(await screen.findByText('Applying: 0 of 3 listings done.')).toBeVisible()
    expect(api.asked(calls.applyImport)[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    its = anImport(done)
    rows = [anImportRow(1, { listingId: '2001', result: 'created' }), { ...change, result: 'conflict' }]
    expect(await screen.findByRole('heading', { name: 'What was done' }, { timeout: 4_000 })).toBeVisible()
    expect((await rowOf('Title 1')).getByText('Created')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/listing/2001')
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(screen.getByText(/You can undo it until 28 Dec 2126, 11:00/)).toBeVisible()
  })

  it('leaves rows that are looked at by what became of them', async () => {
    its = anImport({
      state: 'applied',
      results: { created: 1, conflict: 1 },
      counts: { new: 2, change: 1, incomplete: 1 },
    })
    rows = [anImportRow(1, { result: 'created' }), anImportRow(2), { ...change, result: 'conflict' }, incomplete]
    const { user } = open()
    const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
    expect(tabs).toEqual(['All4', 'Created1', 'Changed0', 'Conflicts1', 'Refused0', 'Not applied2'])
    await user.click(screen.getByRole('tab', { name: 'Conflicts 1' }))
    expect(await screen.findByText(/changed these listings after the preview/)).toBeVisible()
    await waitFor(() => expect(screen.queryAllByText('Title 1')).toEqual([]))
    expect(await titled('The Moonstone')).toBeVisible()
    expect(where()).toBe(`/agent-dashboard/import/${importId}?rows=conflict`)
    await user.click(screen.getByRole('tab', { name: 'Not applied 2' }))
    expect(await titled('Ropewalk')).toBeVisible()
    expect(api.asked(calls.importRows).at(-1)!.query.get('result')).toBe('none')
  })

  it('is not offered while no row is ticked', async () => {
    its = anImport({ counts: { incomplete: 4 } })
    open()
    expect(await screen.findByText('No complete row is ticked yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Apply 0 listings' })).toBeDisabled()
  })

  it('goes on with what another tab began', async () => {
    api.on(calls.applyImport, () => {
      its = anImport({ state: 'applying', progress: { done: 2, total: 3 } })
      return refusal(409, 'This import is being applied already.')
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Apply 3 listings' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Apply 3 listings' }))
    await expectFailureToast('Not applied', 'This import is being applied already.')
    expect(await screen.findByText('Applying: 2 of 3 listings done.')).toBeVisible()
  })
})

describe('undoing', () => {
  const applied = (change: Parameters<typeof anImport>[0] = {}) =>
    anImport({
      state: 'applied',
      results: { created: 2, changed: 1 },
      undoUntil: '2126-12-28T11:00:00.000Z',
      ...change,
    })

  it('says what is taken back, and names what was kept', async () => {
    its = applied()
    api.on(calls.undoImport, () => {
      its = anImport({ state: 'undone', results: { undone: 2, kept: 1 } })
      return its
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Undo import' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
    expect(question.getByText(/^2 new listings are withdrawn, and 1 changed listing says again/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Undo import' }))
    expect(await screen.findByRole('heading', { name: 'What was undone' })).toBeVisible()
    expect(screen.getByText(/^Kept listings were edited since/)).toBeVisible()
    expect(api.asked(calls.undoImport)[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is not offered after its last day, or where nothing was done', async () => {
    its = applied({ undoUntil: '2026-01-01T00:00:00.000Z' })
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'What was done' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull()
    unmount()
    its = applied({ results: { conflict: 3 } })
    open()
    expect(await screen.findByRole('heading', { name: 'What was done' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull()
  })
})

describe('deleting', () => {
  it('asks first, and leads back to the others', async () => {
    api.on(calls.deleteImport, null)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete import' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “autumn.xml”?' }))
    await user.click(question.getByRole('button', { name: 'Delete import' }))
    await expectToast({ title: 'Import deleted' })
    await waitFor(() => expect(where()).toBe('/agent-dashboard/import'))
  })

  it('is not offered once it was applied', async () => {
    its = anImport({ state: 'applied', results: { created: 2 } })
    open()
    expect(await screen.findByRole('heading', { name: 'What was done' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete import' })).toBeNull()
  })
})
