import { type BookEnrichment, enrichmentCalls as calls, catalogueCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aBookFound, aCandidate, foundAt, someEnrichments } from '../../testing/enrichment-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aCard, aListing } from '../../testing/samples.ts'
import { DataEnrichmentPage } from './data-enrichment.tsx'

let api: ReturnType<typeof fakeApi>
let book: BookEnrichment
let found = foundAt()
beforeEach(() => {
  book = aBookFound()
  found = foundAt({ state: 'matched', match: aCandidate(), candidates: [aCandidate()] })
  api = fakeApi()
  api.on(calls.lookUpBook, () => book)
  api.on(calls.enrichmentsOf, () => someEnrichments({ sources: [found] }))
})
const open = (search = '?listing=7') =>
  renderPage(<DataEnrichmentPage />, { path: '/data-enrichment', at: `/data-enrichment${search}` })
const tick = (name: string) => screen.findByRole('checkbox', { name })

describe('looking a listing up', () => {
  it('begins with a search of the catalogue', async () => {
    api.on(catalogueCalls.listListings, listed([aCard()], { total: 1 }))
    const { user } = open('')
    await user.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), 'moonstone')
    await user.click(await screen.findByRole('button', { name: 'Enrich The Moonstone' }))
    expect(where()).toBe('/data-enrichment?listing=7')
    expect(await tick('Page count')).toBeVisible()
  })

  it('shows what Google Books says, with its name and date, and no foreign picture', async () => {
    const { container } = open()
    await tick('Page count')
    for (const text of ['Tinsley Brothers', '1868-08', '9780140434088', '62 of 100', 'High'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getAllByText('4.1 of 5, 1,204 ratings')).toHaveLength(2)
    expect(await screen.findByText(/^Book data by Google Books,/)).toHaveTextContent('fetched 3 Nov 2026')
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([])
  })

  it('shows each field before and after', async () => {
    open()
    await tick('Page count')
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^Cover imageNothing yetA cover/),
      'Page count528496',
      'GenreNothing yetMystery',
      expect.stringMatching(/^Ratings and marketNothing yetPublished 1868-08.*Market presence high/),
    ])
  })

  it('says why it failed, and tries again', async () => {
    api.on(calls.lookUpBook, refusal(503, 'Google Books did not answer in time.'))
    const { user } = open()
    await expectFailureToast('Enrichment failed', 'Google Books did not answer in time.')
    api.on(calls.lookUpBook, () => book)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await tick('Genre')).toBeVisible()
  })

  it('falls back on the documented words', async () => {
    api.on(calls.lookUpBook, { status: 500, body: {} })
    open()
    await expectFailureToast('Enrichment failed', 'Failed to enrich listing')
  })

  it('says that no book is known to be the work, and offers what may be', async () => {
    book = aBookFound({ enrichedData: null, suggestions: [] })
    found = foundAt()
    api.on(calls.decideEnrichment, () => {
      book = aBookFound()
      found = foundAt({ state: 'matched', match: aCandidate(), isDecided: true })
      return someEnrichments({ sources: [found] })
    })
    const { user } = open()
    expect(await screen.findByText(/^No matching book was found/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Choose The Moonstone' }))
    expect(await tick('Genre')).toBeVisible()
  })
})

describe('taking over', () => {
  it('ticks what the listing lacks, and replaces nothing unasked', async () => {
    open()
    expect(await tick('Page count')).not.toBeChecked()
    for (const name of ['Cover image', 'Genre', 'Ratings and market']) expect(await tick(name)).toBeChecked()
  })

  it('sends what is ticked; then it can be undone', async () => {
    api.on(calls.applyBook, () => {
      book = aBookFound({ suggestions: [], takenOverAt: '2026-11-22T09:00:00.000Z' })
      return aListing()
    })
    api.on(calls.undoBook, () => {
      book = aBookFound()
      return aListing()
    })
    const { user } = open()
    await user.click(await tick('Cover image'))
    await user.click(await tick('Page count'))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await expectToast({ title: 'Applied' })
    expect(api.asked(calls.applyBook).map(({ params, body }) => [params.listingId, body])).toEqual([
      ['7', { updatePageCount: true, updateGenre: true, addMetadata: true }],
    ])
    expect(await screen.findByText('Last applied 22 Nov 2026, 09:00.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo the last takeover' }))
    await expectToast({ title: 'Undone' })
    expect(await tick('Genre')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo the last takeover' })).toBeNull()
  })

  it('is nothing with nothing ticked', async () => {
    const { user } = open()
    for (const name of ['Cover image', 'Genre', 'Ratings and market']) await user.click(await tick(name))
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
  })

  it.each([
    ['applied', 'Apply', calls.applyBook, 'Not Applied', 'The cover could not be taken over.'],
    ['undone', 'Undo the last takeover', calls.undoBook, 'Not Undone', 'The genre was changed since.'],
  ] as const)('says why it was not %s', async (_what, button, call, title, says) => {
    book = aBookFound({ takenOverAt: '2026-11-22T09:00:00.000Z' })
    api.on(call, refusal(409, says))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: button }))
    await expectFailureToast(title, says)
  })
})

describe('searching Google Books', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search Google Books' })
  const button = () => screen.getByRole('button', { name: 'Search' })

  it('needs words', async () => {
    const { user } = open('')
    expect(button()).toBeDisabled()
    await user.type(field(), '   {Enter}')
    expect(button()).toBeDisabled()
    expect(api.asked(calls.searchBooks)).toEqual([])
  })

  it('shows the books, each with what is known of it', async () => {
    const one = {
      ...{ id: 'gb-1', title: 'The Moonstone', authors: ['Wilkie Collins'], publisher: 'Tinsley Brothers' },
      ...{ publishedDate: '1868', pageCount: 496, categories: [], averageRating: 4, ratingsCount: 1 },
      ...{ thumbnail: null, isbn: '9780140434088' },
    }
    api.on(calls.searchBooks, { books: [one] })
    const { user } = open('')
    await user.type(field(), ' moonstone{Enter}')
    const [, row] = (await screen.findAllByRole('row')).map((its) => within(its))
    for (const text of ['The Moonstone', 'Wilkie Collins', 'Tinsley Brothers, 1868', '4 of 5, 1 rating', '496'])
      expect(row!.getByText(text)).toBeVisible()
    expect(api.asked(calls.searchBooks).map(({ query }) => query.get('q'))).toEqual(['moonstone'])
  })

  it('says when there is none, and why it failed', async () => {
    api.on(calls.searchBooks, ({ query }) =>
      query.get('q') === 'x' ? { books: [] } : refusal(503, 'Google Books rests until tomorrow.'),
    )
    const { user } = open('')
    await user.type(field(), 'x{Enter}')
    expect(await screen.findByText('Google Books has nothing like that.')).toBeVisible()
    await user.type(field(), 'y{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Google Books rests until tomorrow.'))
  })
})
