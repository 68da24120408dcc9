import { enrichmentCalls as calls, type EnrichmentStatus, identityCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aStatus } from '../../testing/enrichment-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { TwitterEnrichmentPage, YoutubeEnrichmentPage } from './batches.tsx'

const failure = {
  listingId: '9',
  title: 'Carmilla',
  failure: 'YouTube did not answer in time.',
  at: '2026-11-22T09:00:00.000Z',
  triesAgainAt: '2126-11-22T10:30:00.000Z',
}
let api: ReturnType<typeof fakeApi>
let status: EnrichmentStatus
beforeEach(() => {
  status = aStatus()
  api = fakeApi()
  api.on(calls.youtubeStatus, () => status)
  api.on(calls.twitterStatus, () => status)
})
const pages = { '/admin/youtube': <YoutubeEnrichmentPage />, '/admin/twitter': <TwitterEnrichmentPage /> }
const open = (at: keyof typeof pages = '/admin/youtube') => renderPages(pages, at)
const enrich = () => screen.findByRole('button', { name: 'Enrich batch' })
const size = () => screen.getByLabelText('Batch size')
/** On the page, beside the toast that says the same. */
const said = async (text: string) => expect(await screen.findAllByText(text)).not.toEqual([])
const batches = () => api.asked(calls.enrichYoutube).map(({ body }) => body)

it('says that looking titles up is switched off, and how far it had come', async () => {
  api.on(identityCalls.switchedOff, [{ name: 'enrichment', says: 'Looking up rests.', until: null }])
  open()
  expect(await screen.findByText('Looking up rests.')).toBeVisible()
  expect(screen.getByText('811 of 1,200 · 67.5%')).toBeVisible()
})

describe('how far a source is', () => {
  it('is counted, and drawn', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'YouTube Enrichment' })).toBeVisible()
    expect(await screen.findByText('811 of 1,200 · 67.5%')).toBeVisible()
    const counts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(counts).toEqual([
      expect.stringMatching(/^Total1,200/),
      expect.stringMatching(/^Enriched811/),
      expect.stringMatching(/^Remaining389/),
      expect.stringMatching(/^Needs review14/),
    ])
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '67.5')
    expect(screen.getByText('In progress')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Needs review/ })).toHaveAttribute(
      'href',
      '/data-enrichment?tab=choose&source=youtube&state=choosing',
    )
  })

  it('is asked again every 5 s, and not any more on another page', async () => {
    jest.useFakeTimers()
    try {
      const { unmount } = open()
      await act(() => jest.advanceTimersByTimeAsync(10))
      const asked = () => api.asked(calls.youtubeStatus).length
      expect(asked()).toBe(1)
      status = aStatus({ enriched: 812, percentage: 67.6 })
      await act(() => jest.advanceTimersByTimeAsync(5_000))
      expect(asked()).toBe(2)
      expect(screen.getByText('812 of 1,200 · 67.6%')).toBeVisible()
      unmount()
      await act(() => jest.advanceTimersByTimeAsync(20_000))
      expect(asked()).toBe(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('ends at 100%, when nothing is left to run', async () => {
    status = aStatus({ enriched: 1_200, remaining: 0, percentage: 100 })
    open()
    expect(await screen.findByText('Complete')).toBeVisible()
    expect(screen.getByText(/^Every listing has been looked up at YouTube/)).toBeVisible()
    expect(await enrich()).toBeDisabled()
  })

  it('says that it rests, and until when', async () => {
    status = aStatus({ pausedUntil: '2126-11-23T08:00:00.000Z' })
    open()
    expect(await screen.findByText('YouTube’s limit is reached. It continues at 23 Nov 2126, 08:00.')).toBeVisible()
  })

  it('says so while there is no listing', async () => {
    status = aStatus({ total: 0, enriched: 0, remaining: 0, percentage: 0 })
    open('/admin/twitter')
    expect(await screen.findByRole('heading', { name: 'No listings yet' })).toBeVisible()
  })

  it('says that it could not be read, and tries again', async () => {
    const view = tryAgain(
      api,
      calls.youtubeStatus,
      () => status,
      () => open(),
    )
    expect(await screen.findByText('Unable to load enrichment status')).toBeVisible()
    await view
    expect(await screen.findByText('811 of 1,200 · 67.5%')).toBeVisible()
    expect(screen.queryByText('Unable to load enrichment status')).toBeNull()
  })
})

describe('a batch', () => {
  it('is of 5 unless another size is said; what came of it stays', async () => {
    api.on(calls.enrichYoutube, () => {
      status = aStatus({ enriched: 815 })
      return { processed: 4, total: 5, failed: 1 }
    })
    const { user } = open()
    await user.click(await enrich())
    await expectToast({ title: 'Batch Finished', description: '4 of 5 looked up, 1 failed.' })
    await said('4 of 5 looked up, 1 failed.')
    expect(batches()).toEqual([{ batchSize: 5 }])
    // The counters follow at once.
    expect(await screen.findByText(/^815 of 1,200/)).toBeVisible()
  })

  it('says what is left for the next one', async () => {
    api.on(calls.enrichYoutube, { processed: 3, total: 5, failed: 0 })
    const { user } = open()
    await user.click(await enrich())
    await expectToast({ description: '3 of 5 looked up. The other 2 are left for the next batch.' })
  })

  it.each([
    ['/admin/youtube', '11', '1 to 10'],
    ['/admin/twitter', '21', '1 to 20; 5 to 10 is best'],
    ['/admin/youtube', '0', '1 to 10'],
    ['/admin/twitter', '2.5', '1 to 20'],
  ] as const)('on %s is not of %s', async (at, typed, limits) => {
    const { user } = open(at)
    await enrich()
    expect(screen.getByText(new RegExp(`^${limits}`))).toBeVisible()
    await user.clear(size())
    await user.type(size(), typed)
    await user.click(await enrich())
    expect(await screen.findByText(/^A whole number from 1 to/)).toBeVisible()
    expect([...batches(), ...api.asked(calls.enrichTwitter)]).toEqual([])
  })

  it('runs once, and goes on while its page is left', async () => {
    let answer = (_outcome: { processed: number; total: number; failed: number }) => {}
    api.on(calls.enrichYoutube, () => new Promise((resolve) => (answer = resolve)))
    const { user, router } = open()
    await user.click(await enrich())
    expect(await screen.findByText(/^Looking up the next listings/)).toBeVisible()
    await user.click(await enrich())
    await act(() => router.navigate('/admin/twitter'))
    await screen.findByRole('heading', { level: 1, name: 'Twitter/X Enrichment' })
    expect(await enrich()).not.toHaveAttribute('aria-busy')
    await act(() => router.navigate('/admin/youtube'))
    await screen.findByRole('heading', { level: 1, name: 'YouTube Enrichment' })
    expect(await enrich()).toHaveAttribute('aria-busy', 'true')
    answer({ processed: 5, total: 5, failed: 0 })
    await said('5 of 5 looked up.')
    await waitFor(async () => expect(await enrich()).not.toHaveAttribute('aria-busy'))
    expect(batches()).toHaveLength(1)
  })

  it.each([
    ['another runs', refusal(409, 'A batch is running already.'), 'A batch is running already.'],
    ['the source rests', refusal(503, 'The day’s allowance is used up.'), 'The day’s allowance is used up.'],
    ['nothing answers', { status: 500, body: {} }, 'Please try again.'],
  ])('says why it was not run when %s', async (_why, answer, says) => {
    api.on(calls.enrichYoutube, answer)
    const { user } = open()
    await user.click(await enrich())
    await expectFailureToast('Enrichment Failed', says)
    expect(await screen.findByRole('alert')).toHaveTextContent(says)
  })

  it('of somebody whose session is lost leads to signing in', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'admin' }))
    api.on(calls.enrichYoutube, refusal(401, 'Sign in first.'))
    const { user } = open()
    await user.click(await enrich())
    await expectToast({ title: 'Unauthorised' })
    await waitFor(() => expect(where()).toMatch(/^\/auth/))
  })
})

describe('everything that is left', () => {
  const all = () => screen.findByRole('button', { name: /^Enrich the remaining/ })

  it('is looked up batch after batch until nothing is left', async () => {
    let left = 25
    status = aStatus({ remaining: left })
    api.on(calls.enrichYoutube, () => {
      const total = Math.min(10, left)
      left -= total
      status = aStatus({ remaining: left })
      return { processed: total, total, failed: 0 }
    })
    const { user } = open()
    expect(await all()).toHaveTextContent('Enrich the remaining 25')
    await user.click(await all())
    await expectToast({ title: 'Enrichment Finished', description: '25 looked up.' })
    expect(batches()).toEqual(Array.from({ length: 4 }, () => ({ batchSize: 10 })))
  })

  it('stops where the source takes no more, instead of asking in circles', async () => {
    api.on(calls.enrichYoutube, { processed: 4, total: 10, failed: 0 })
    const { user } = open()
    await user.click(await all())
    await expectToast({
      title: 'Enrichment Stopped',
      description: '4 looked up. YouTube takes no more for now. The rest waits.',
    })
    expect(await screen.findByText(/^Stopped after 4: YouTube takes no more for now/)).toBeVisible()
    expect(batches()).toHaveLength(1)
  })

  it('is paused after the batch under way; one button alone shows that it runs', async () => {
    let answer = (_outcome: { processed: number; total: number; failed: number }) => {}
    api.on(calls.enrichYoutube, () => new Promise((resolve) => (answer = resolve)))
    status = aStatus({ failed: 1, failures: [failure] })
    const { user } = open()
    await user.click(await all())
    expect(await enrich()).toBeDisabled()
    expect(await enrich()).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('button', { name: 'Try again what failed' })).not.toHaveAttribute('aria-busy')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Pausing once the current batch is done.')).toBeVisible()
    answer({ processed: 10, total: 10, failed: 0 })
    await expectToast({ title: 'Enrichment Paused', description: '10 looked up.' })
    expect(await screen.findByText('10 looked up in the last run.')).toBeVisible()
    expect(batches()).toHaveLength(1)
  })

  it('stops with the reason when a batch is refused, and can be started again', async () => {
    api.on(calls.enrichYoutube, refusal(503, 'The day’s allowance is used up.'))
    const { user } = open()
    await user.click(await all())
    expect(await screen.findByText('Stopped after 0: The day’s allowance is used up.')).toBeVisible()
    expect(await all()).toBeEnabled()
  })
})

describe('what failed', () => {
  it('is shown with the reason and when it is tried again', async () => {
    status = aStatus({ failed: 30, failures: [failure, { ...failure, listingId: '8', triesAgainAt: null }] })
    open()
    const table = within(await screen.findByRole('table', { name: 'What failed, the newest first' }))
    const [, first, second] = table.getAllByRole('row').map((row) => within(row))
    expect(first!.getByRole('link', { name: 'Carmilla' })).toHaveAttribute('href', '/listing/9')
    for (const text of ['YouTube did not answer in time.', '22 Nov 2026, 09:00', '22 Nov 2126, 10:30'])
      expect(first!.getByText(text)).toBeVisible()
    expect(second!.getByText('with the next batch')).toBeVisible()
    expect(screen.getByText('The newest 2 of 30.')).toBeVisible()
    expect(screen.getByText('30 of them failed')).toBeVisible()
  })

  it('is tried again, and nothing else', async () => {
    status = aStatus({ failed: 1, failures: [failure] })
    api.on(calls.enrichYoutube, () => {
      status = aStatus({ enriched: 812 })
      return { processed: 1, total: 1, failed: 0 }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Try again what failed' }))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(batches()).toEqual([{ batchSize: 1, failedOnly: true }])
  })
})
