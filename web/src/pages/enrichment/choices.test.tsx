import { enrichmentCalls as calls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aCandidate, foundAt, someEnrichments } from '../../testing/enrichment-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { tryAgain } from '../../testing/try-again.ts'
import { DataEnrichmentPage } from './data-enrichment.tsx'

const other = aCandidate({ id: 'gb-guide', title: 'A Guide to The Moonstone', by: null, year: null, confidence: 0.5 })
const waiting = (...sources: Parameters<typeof foundAt>[0][]) => ({
  ...someEnrichments({ sources: sources.map((source) => foundAt(source)) }),
  ...{ title: 'The Moonstone', author: 'Wilkie Collins' },
})
let api: ReturnType<typeof fakeApi>
let rows: ReturnType<typeof waiting>[]
beforeEach(() => {
  rows = [waiting({ candidates: [aCandidate(), other] }, { source: 'youtube', state: 'none', candidates: [] })]
  api = fakeApi()
  api.on(calls.enrichmentsThatWait, () => listed(rows, { total: rows.length }))
})
const open = (search = '') =>
  renderPage(<DataEnrichmentPage />, { path: '/data-enrichment', at: `/data-enrichment?tab=choose${search}` })
const candidates = async () => within(await screen.findByRole('list', { name: 'Candidates at Google Books' }))
const decisions = () => api.asked(calls.decideEnrichment).map(({ params, body }) => [params.source, body])
const decided = (...sources: Parameters<typeof foundAt>[0][]) =>
  api.on(calls.decideEnrichment, someEnrichments({ sources: sources.map((source) => foundAt(source)) }))

describe('what waits for a choice', () => {
  it('is shown with its likelihood, its reasons and its source', async () => {
    const { container } = open()
    const list = await candidates()
    expect(list.getByRole('link', { name: /^The Moonstone/ })).toHaveAttribute(
      'href',
      'https://books.google.com/books?id=gb-moonstone',
    )
    expect(list.getByText('Wilkie Collins · 1868 · 72% sure')).toBeVisible()
    expect(list.getAllByText('Same family name of the author')).toHaveLength(2)
    expect(list.getByText('50% sure')).toBeVisible()
    expect(screen.getByText('Needs review', { selector: 'span' })).toBeVisible()
    expect(screen.getByText(/^Book data by Google Books/)).toBeVisible()
    // Only the sources that need somebody, and no picture that would tell them who reads what.
    expect(screen.queryByText('YouTube', { selector: 'b' })).toBeNull()
    expect(container.querySelector('img')).toBeNull()
  })

  it('says why a look-up failed, and when it is tried again', async () => {
    rows = [
      waiting({
        ...{ state: 'failed', candidates: [], failure: 'Google Books did not answer in time.' },
        triesAgainAt: '2126-11-22T10:30:00.000Z',
      }),
    ]
    open()
    expect(await screen.findByText('Google Books did not answer in time. Next try 22 Nov 2126, 10:30.')).toBeVisible()
  })

  it('is filtered by source and state, which the address keeps', async () => {
    const { user } = open('&source=youtube')
    await screen.findByRole('combobox', { name: 'State' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed')
    await waitFor(() => expect(where()).toBe('/data-enrichment?tab=choose&source=youtube&state=failed'))
    const asked = () => Object.fromEntries(api.asked(calls.enrichmentsThatWait).at(-1)!.query)
    await waitFor(() => expect(asked()).toEqual({ source: 'youtube', state: 'failed', limit: '20' }))
    expect(screen.getByRole('link', { name: /^Export CSV/ })).toHaveAttribute(
      'href',
      '/api/enrichments/waiting.csv?source=youtube&state=failed',
    )
  })

  it('says that there is none, or none like that', async () => {
    rows = []
    const { user } = open('&source=books')
    expect(await screen.findByRole('heading', { name: 'Nothing is like that' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  })

  it('says that it could not be read, and tries again', async () => {
    await tryAgain(
      api,
      calls.enrichmentsThatWait,
      () => listed(rows, { total: 1 }),
      () => open(),
    )
    expect((await candidates()).getAllByRole('button')).toHaveLength(4)
  })
})

describe('deciding', () => {
  it('chooses one; it stays where it was, with the way back', async () => {
    decided({ state: 'matched', match: aCandidate(), isDecided: true })
    const { user } = open()
    await user.click((await candidates()).getByRole('button', { name: 'Choose The Moonstone' }))
    await expectToast({ title: 'Chosen' })
    expect(decisions()).toEqual([['books', { action: 'choose', candidateId: 'gb-moonstone' }]])
    expect(await screen.findByText('Found', { selector: 'span' })).toBeVisible()
    expect(api.asked(calls.enrichmentsThatWait)).toHaveLength(1)

    decided({ candidates: [aCandidate(), other] })
    await user.click(screen.getByRole('button', { name: 'Undo the decision about Google Books' }))
    await expectToast({ title: 'Taken Back' })
    expect(decisions().at(-1)).toEqual(['books', { action: 'undo' }])
    expect((await candidates()).getAllByRole('button')).toHaveLength(4)
  })

  it('refuses one and leaves the others; a refused one can still be chosen', async () => {
    decided({ candidates: [aCandidate(), { ...other, isRefused: true }], isDecided: true })
    const { user } = open()
    await user.click((await candidates()).getByRole('button', { name: 'Not this work A Guide to The Moonstone' }))
    await expectToast({ title: 'Refused' })
    expect(decisions()).toEqual([['books', { action: 'refuse', candidateId: 'gb-guide' }]])
    const [, refused] = (await candidates()).getAllByRole('listitem').filter((item) => item.querySelector('button'))
    expect(within(refused!).getByText('Not this work')).toBeVisible()
    await waitFor(() => expect(within(refused!).getAllByRole('button')).toHaveLength(1))
  })

  it('refuses all of them at once', async () => {
    decided({ state: 'refused', candidates: [], isDecided: true })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'None of these' }))
    await expectToast({ title: 'Refused' })
    expect(decisions()).toEqual([['books', { action: 'refuse' }]])
  })

  it('reads anew when somebody else was first', async () => {
    api.on(calls.decideEnrichment, refusal(409, 'That is not among what was found any more.'))
    const { user } = open()
    const list = await candidates()
    rows = []
    await user.click(list.getByRole('button', { name: 'Choose The Moonstone' }))
    await expectFailureToast('Not Done', 'That is not among what was found any more.')
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  })
})
