import { enrichmentCalls as calls, catalogueCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { someEnrichments } from '../../testing/enrichment-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cards } from '../../testing/samples.ts'
import { DataEnrichmentPage } from './data-enrichment.tsx'

type Sent = { listingIds: string[]; autoApply: boolean }
const answerTo = (listingIds: string[], failing: string[] = []) => ({
  results: listingIds.map((listingId) => ({
    listingId,
    state: failing.includes(listingId) ? ('failed' as const) : ('matched' as const),
    isApplied: false,
    failure: failing.includes(listingId) ? 'Google Books did not answer in time.' : null,
  })),
  summary: { totalProcessed: listingIds.length, matched: listingIds.length, applied: 0, failed: 0 },
})
let api: ReturnType<typeof fakeApi>
const waiting = (count: number) =>
  Array.from({ length: count }, (_none, place) => ({
    ...someEnrichments({ listingId: String(place + 1), sources: [] }),
    ...{ title: `Title ${place + 1}`, author: 'Somebody' },
  }))
beforeEach(() => {
  api = fakeApi()
  api.on(calls.enrichmentsThatWait, listed(waiting(7), { total: 7 }))
  api.on(calls.enrichBooks, ({ body }) => answerTo((body as Sent).listingIds))
})
const open = () => renderPage(<DataEnrichmentPage />, { path: '/data-enrichment', at: '/data-enrichment?tab=batch' })
const sent = () => api.asked(calls.enrichBooks).map(({ body }) => body as Sent)
const withWaiting = async () => {
  const view = open()
  await view.user.click(screen.getByRole('button', { name: 'Add the next 20 waiting' }))
  await screen.findByRole('button', { name: 'Enrich 7 listings' })
  return view
}
const row = (title: string) => within(screen.getByRole('link', { name: title }).closest('tr')!)

describe('a batch of books', () => {
  it('is filled from a search, each listing once', async () => {
    api.on(catalogueCalls.listListings, listed(cards(2), { total: 2 }))
    const { user } = open()
    expect(screen.getByRole('heading', { name: 'No listing chosen yet' })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), 'title')
    await user.click(await screen.findByRole('button', { name: 'Add Title 1' }))
    expect(screen.getByRole('button', { name: 'Add Title 1' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Enrich 1 listing' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take out Title 1' }))
    expect(screen.getByRole('heading', { name: 'No listing chosen yet' })).toBeVisible()
  })

  it('is asked for a few at a time, and says how far it is', async () => {
    let answer = () => {}
    api.on(calls.enrichBooks, ({ body }) => {
      const { listingIds } = body as Sent
      return sent().length === 1
        ? answerTo(listingIds)
        : new Promise((resolve) => (answer = () => resolve(answerTo(listingIds))))
    })
    const { user } = await withWaiting()
    await user.click(screen.getByRole('button', { name: 'Enrich 7 listings' }))
    expect(await screen.findByText(/^5 of 7 looked up/)).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '5')
    expect(row('Title 5').getByText('Found')).toBeVisible()
    expect(row('Title 6').queryByText('Found')).toBeNull()
    answer()
    await expectToast({ title: 'Batch Finished', description: '7 looked up, 7 found.' })
    expect(sent()).toEqual([
      { listingIds: ['1', '2', '3', '4', '5'], autoApply: false },
      { listingIds: ['6', '7'], autoApply: false },
    ])
  })

  it('takes over what is certain when asked to, and says what it took over', async () => {
    api.on(calls.enrichBooks, ({ body }) => {
      const { results, summary } = answerTo((body as Sent).listingIds)
      return { results: results.map((one) => ({ ...one, isApplied: one.listingId === '2' })), summary }
    })
    const { user } = await withWaiting()
    await user.click(screen.getByRole('switch', { name: /^Apply certain matches/ }))
    await user.click(screen.getByRole('button', { name: 'Enrich 7 listings' }))
    await expectToast({ description: '7 looked up, 7 found, 1 applied.' })
    expect(sent().every(({ autoApply }) => autoApply)).toBe(true)
    expect(row('Title 2').getByText('Applied')).toBeVisible()
  })

  it('goes on with what failed only', async () => {
    api.on(calls.enrichBooks, ({ body }) => answerTo((body as Sent).listingIds, sent().length <= 2 ? ['6'] : []))
    const { user } = await withWaiting()
    await user.click(screen.getByRole('button', { name: 'Enrich 7 listings' }))
    expect(await screen.findByText('Google Books did not answer in time.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Enrich 1 listing' }))
    await waitFor(() => expect(row('Title 6').getByText('Found')).toBeVisible())
    expect(sent().at(-1)).toMatchObject({ listingIds: ['6'] })
  })

  it('can be stopped: what is done stays done', async () => {
    let answer = () => {}
    api.on(calls.enrichBooks, ({ body }) => {
      return new Promise((resolve) => (answer = () => resolve(answerTo((body as Sent).listingIds))))
    })
    const { user } = await withWaiting()
    await user.click(screen.getByRole('button', { name: 'Enrich 7 listings' }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    answer()
    expect(await screen.findByRole('button', { name: 'Enrich 2 listings' })).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('says why it failed, and keeps what was chosen', async () => {
    api.on(calls.enrichBooks, refusal(503, 'Google Books rests.'))
    const { user } = await withWaiting()
    await user.click(screen.getByRole('button', { name: 'Enrich 7 listings' }))
    await expectFailureToast('Enrichment Failed', 'Google Books rests.')
    expect(await screen.findByRole('button', { name: 'Enrich 7 listings' })).toBeEnabled()
  })
})

describe('everything that waits for Google Books', () => {
  const all = () => screen.findByRole('button', { name: /^Enrich the remaining/ })
  const takeFrom = (count: number, take: (ids: string[]) => string[]) => {
    let left = waiting(count)
    api.on(calls.enrichmentsThatWait, () => listed(left, { total: left.length }))
    api.on(calls.enrichBooks, ({ body }) => {
      const { listingIds } = body as Sent
      const taken = take(listingIds)
      left = left.filter(({ listingId }) => !taken.includes(listingId))
      const { results, summary } = answerTo(listingIds)
      return {
        results: results.map((one) => (taken.includes(one.listingId) ? one : { ...one, state: 'waiting' as const })),
        summary,
      }
    })
  }

  it('is looked up a few at a time until nothing waits, taking over what is certain where asked', async () => {
    takeFrom(7, (ids) => ids)
    const { user } = open()
    expect(await all()).toHaveTextContent('Enrich the remaining 7')
    await user.click(screen.getByRole('switch', { name: /^Apply certain matches/ }))
    await user.click(await all())
    await expectToast({ title: 'Enrichment Finished', description: '7 looked up.' })
    expect(sent()).toEqual([
      { listingIds: ['1', '2', '3', '4', '5'], autoApply: true },
      { listingIds: ['6', '7'], autoApply: true },
    ])
  })

  it('is said to be done only once that is known', async () => {
    const done = 'Every listing has been looked up at Google Books.'
    let count = () => {}
    api.on(calls.enrichmentsThatWait, () => new Promise((resolve) => (count = () => resolve(refusal(503, 'Away.')))))
    const { user } = open()
    await waitFor(() => expect(api.asked(calls.enrichmentsThatWait)).toHaveLength(1))
    expect(screen.queryByText(done)).toBeNull()
    count()
    expect(await screen.findByRole('alert')).toHaveTextContent('The listings that are left could not be counted.')
    expect(screen.queryByText(done)).toBeNull()
    api.on(calls.enrichmentsThatWait, listed([], { total: 0 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(done)).toBeVisible()
  })

  it('is not finished where Google Books takes no more', async () => {
    takeFrom(7, (ids) => ids.slice(0, 2))
    const { user } = open()
    await user.click(await all())
    await expectToast({
      title: 'Enrichment Stopped',
      description: '2 looked up. Google Books takes no more for now. The rest waits.',
    })
    expect(sent()).toHaveLength(1)
  })

  it('is paused after the few under way, and goes on from there', async () => {
    let answer = () => {}
    takeFrom(7, (ids) => ids)
    api.on(calls.enrichBooks, ({ body }) => {
      return new Promise((resolve) => (answer = () => resolve(answerTo((body as Sent).listingIds))))
    })
    const { user } = open()
    await user.click(await all())
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    answer()
    await expectToast({ title: 'Enrichment Paused', description: '5 looked up.' })
    expect(sent()).toHaveLength(1)
    expect(await all()).toBeEnabled()
  })
})
