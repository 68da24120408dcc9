import { analysisCalls, catalogueCalls, identityCalls, recommendationCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aStandardAnalysis } from '../../testing/analysis-samples.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { aTaste, recommended } from '../../testing/insight-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { timeInView } from '../../testing/time-in-view.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { RecommendationsPage } from './recommendations.tsx'

const open = (at = '/ai-recommendations') => renderPage(<RecommendationsPage />, { path: '/ai-recommendations', at })
const premium = aUser({ membershipTier: 'premium' })
const entries = () => within(screen.getByRole('list', { name: 'Recommendations' })).getAllByRole('article')
const asked = () => api.asked(recommendationCalls.recommendations)
const rated = () => api.asked(recommendationCalls.rateRecommendation).map(({ body }) => body)
const dismiss = (id: string) => screen.getByRole('button', { name: `Not for me (Title ${id})` })
const negative = (listingId: string) => ({ listingId, rating: 1, feedback: 'Not for me' })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, premium)
  api.on(catalogueCalls.favouriteIds, [])
  api.on(analysisCalls.analysis, aStandardAnalysis())
  api.on(recommendationCalls.recommendationProgress, { progress: 55, stage: 'Leaving out' })
  api.on(recommendationCalls.rateRecommendation, { recorded: true })
  api.on(recommendationCalls.recommendations, recommended(['1', '2', '3']))
})
afterEach(() => jest.restoreAllMocks())

describe('who is recommended anything', () => {
  it('sends a visitor to sign in, half a second after saying so', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    await expectToast({ title: 'Login Required', variant: 'destructive' })
    expect(where()).toBe('/ai-recommendations')
    await waitFor(() => expect(where()).toBe('/auth?next=%2Fai-recommendations'))
    expect(asked()).toHaveLength(0)
  })

  it('tells the free plan what Premium brings, and asks nothing', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    const block = await screen.findByRole('region', { name: 'Premium Feature' })
    expect(within(block).getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/upgrade')
    expect(asked()).toHaveLength(0)
  })
})

describe('the recommendations', () => {
  it('are eight at most, each with its card, its match, its reason and its analysis', async () => {
    open()
    await screen.findByRole('list', { name: 'Recommendations' })
    expect(asked()[0]?.query.get('limit')).toBe('8')
    expect(entries()).toHaveLength(3)
    const [first] = screen.getByRole('list', { name: 'Recommendations' }).children
    const entry = within(first as HTMLElement)
    expect(entry.getByRole('heading', { name: 'Title 1' })).toBeVisible()
    expect(entry.getByText(/^Strong match · 82/)).toBeVisible()
    expect(entry.getByText('Because you favourited The Woman in White')).toBeVisible()
    expect(await entry.findByRole('heading', { name: 'Commercial Analysis of Title 1' })).toBeVisible()
    expect(screen.getByText('Chosen from 1,296 titles')).toBeVisible()
  })

  it('mark the title that has its place because nobody has seen it yet', async () => {
    const [one, two] = recommended(['1', '2']).recommendations
    const found = { ...recommended([]), recommendations: [one!, { ...two!, isExploration: true }] }
    api.on(recommendationCalls.recommendations, found)
    open()
    const list = await screen.findByRole('list', { name: 'Recommendations' })
    const marks = [...list.children].map((entry) => within(entry as HTMLElement).queryByText(/^Undiscovered/))
    expect(marks).toEqual([null, expect.anything()])
  })

  it.each([
    [80, 'Strong match'],
    [79, 'Fair match'],
    [60, 'Fair match'],
    [59, 'Loose match'],
  ])('call a match of %d a %s', async (score, words) => {
    const found = recommended(['1'])
    api.on(recommendationCalls.recommendations, {
      ...found,
      recommendations: found.recommendations.map((one) => ({ ...one, score })),
    })
    open()
    expect(await screen.findByText(new RegExp(`^${words} · ${score}`))).toBeVisible()
  })

  it('stand beside the taste that they are chosen by, and what it rests on', async () => {
    open()
    const taste = within(await screen.findByRole('region', { name: 'What we know about your taste' }))
    for (const text of ['Mystery', '60%', 'Book', '£10,000 - £60,000']) expect(taste.getByText(text)).toBeVisible()
    expect(taste.getByText(/Based on 4 favourites, 1 offer and 12 views\./)).toBeVisible()
    expect(taste.getByRole('link', { name: 'your account settings' })).toHaveAttribute('href', '/profile#recorded')
  })

  it('say so where little is known of somebody', async () => {
    const profile = aTaste({ genres: [], mediums: [], priceRange: null, signals: {}, lookingFor: 'A gothic romance.' })
    api.on(recommendationCalls.recommendations, { ...recommended(['1']), profile })
    open()
    expect(await screen.findByText(/^We don’t know you yet/)).toBeVisible()
    expect(screen.getByText('A gothic romance.')).toBeVisible()
  })

  it('say what was given up of a wish that too few titles fit', async () => {
    const profile = aTaste({ lookingFor: 'A war podcast under £5k' })
    api.on(recommendationCalls.recommendations, { ...recommended(['1']), profile, widened: ['price', 'medium'] })
    open()
    expect(
      await screen.findByText('Few titles fit all of that, so we also looked at other prices and mediums.'),
    ).toBeVisible()
  })

  it('say what to do where there are none', async () => {
    api.on(recommendationCalls.recommendations, recommended([]))
    open()
    expect(
      await screen.findByText(
        'No recommendations available at the moment. Make some offers to help our AI understand your preferences better.',
      ),
    ).toBeVisible()
  })

  it('can be tried again', async () => {
    await tryAgain(api, recommendationCalls.recommendations, recommended(['5']), open)
    expect(await screen.findByRole('heading', { name: 'Title 5' })).toBeVisible()
  })
})

describe('while recommendations are made', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Choosing recommendations' })

  it('the bar starts at 5, asks every 800 ms and says what is being done', async () => {
    let give: (found: ReturnType<typeof recommended>) => void = () => {}
    api.on(recommendationCalls.recommendations, () => new Promise((resolve) => (give = resolve)))
    open()
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '5')
    expect(await screen.findByText('Leaving out')).toBeVisible()
    expect(bar()).toHaveAttribute('value', '55')
    api.on(recommendationCalls.recommendationProgress, refusal(503, 'Away.'))
    await waitFor(() => expect(bar()).toHaveAttribute('value', '58'))
    act(() => give(recommended(['1'])))
    await screen.findByRole('heading', { name: 'Title 1' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('asking for others', () => {
  it('counts up, asks again and keeps the count in the address', async () => {
    const { user } = open()
    await screen.findByRole('heading', { name: 'Title 1' })
    api.on(recommendationCalls.recommendations, recommended(['4', '5']))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('heading', { name: 'Title 4' })).toBeVisible()
    expect(asked().map(({ query }) => query.get('refresh'))).toEqual(['0', '1'])
    expect(where()).toBe('/ai-recommendations?refresh=1')
  })

  it('goes on from the count in the address, and not from nonsense', async () => {
    open('/ai-recommendations?refresh=4')
    await screen.findByRole('heading', { name: 'Title 1' })
    expect(asked()[0]?.query.get('refresh')).toBe('4')
  })

  it.each(['-1', 'x', '1e99', 'Infinity'])('never asks for %s', async (refresh) => {
    open(`/ai-recommendations?refresh=${refresh}`)
    await screen.findByRole('heading', { name: 'Title 1' })
    expect(Number(asked()[0]?.query.get('refresh'))).toBeGreaterThanOrEqual(0)
    expect(Number(asked()[0]?.query.get('refresh'))).toBeLessThanOrEqual(1_000_000)
  })
})

describe('answering a recommendation', () => {
  const start = async () => {
    const view = open()
    await screen.findByRole('heading', { name: 'Title 1' })
    return view
  }

  it('keeps a good one, says so and tells it once', async () => {
    const { user } = await start()
    const good = screen.getByRole('button', { name: 'Good match (Title 1)' })
    await user.click(good)
    await user.click(good)
    expect(good).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Noted. You will see more like this.')).toBeVisible()
    expect(entries()).toHaveLength(3)
    expect(rated()).toEqual([{ listingId: '1', rating: 5, feedback: 'Good match' }])
  })

  it('takes out what is not wanted, and brings it back without a trace', async () => {
    const { user } = await start()
    await user.click(dismiss('2'))
    expect(entries()).toHaveLength(2)
    const undo = screen.getByRole('button', { name: 'Undo (Title 2)' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(entries()).toHaveLength(3)
    expect(rated()).toEqual([])
  })

  it('tells of it before others are asked for, and asks for none of those dismissed', async () => {
    const { user } = await start()
    await user.click(dismiss('2'))
    const order: string[] = []
    api.on(recommendationCalls.rateRecommendation, () => {
      order.push('rated')
      return { recorded: true as const }
    })
    api.on(recommendationCalls.recommendations, () => {
      order.push('asked')
      return recommended(['4'])
    })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('heading', { name: 'Title 4' })
    expect(order).toEqual(['rated', 'asked'])
    expect(rated()).toEqual([negative('2')])
    expect(asked().at(-1)?.query.get('excluded')).toBe('2')
  })

  it('tells of it when the tab is closed, past the page’s own end, and can then not be undone', async () => {
    const time = timeInView()
    const { user } = await start()
    await user.click(dismiss('2'))
    const sent = jest.spyOn(globalThis, 'fetch')
    time.close()
    await waitFor(() => expect(rated()).toEqual([negative('2')]))
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
    expect(screen.queryByRole('button', { name: 'Undo (Title 2)' })).toBeNull()
  })

  it('tells of it when the page is left, and shows it no more to who comes back', async () => {
    const { user, router } = await start()
    await user.click(dismiss('2'))
    api.on(recommendationCalls.recommendations, recommended(['1', '3', '4']))
    await act(() => router.navigate('/elsewhere'))
    await waitFor(() => expect(rated()).toEqual([negative('2')]))
    await act(() => router.navigate('/ai-recommendations'))
    expect(await screen.findByRole('heading', { name: 'Title 4' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Title 2' })).toBeNull()
  })

  it('only logs that an answer was not taken', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    api.on(recommendationCalls.rateRecommendation, refusal(503, 'Away.'))
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Good match (Title 1)' }))
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(entries()).toHaveLength(3)
  })
})
