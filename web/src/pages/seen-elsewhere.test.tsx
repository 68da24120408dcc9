import {
  catalogueCalls,
  chainOfTitleCalls,
  type Enrichments,
  enrichmentCalls,
  identityCalls,
} from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
// Compiled beforehand, so that no test waits for that.
import '../features/seen-elsewhere/decisions.tsx'
import { aCandidate, foundAt, someEnrichments } from '../testing/enrichment-samples.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { openToast, renderPage } from '../testing/render-page.tsx'
import { aChain, aListing, aUser } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

const books: NonNullable<Enrichments['books']> = {
  averageRating: 4.5,
  ratingsCount: 1_310,
  pageCount: 528,
  publisher: 'Tinsley Brothers',
  publishedDate: '1868-07-16',
  categories: ['Fiction'],
  thumbnail: 'https://books.google.com/books/content?id=gb-moonstone',
  isbn: null,
  commercialIndicators: { marketPresence: 'high', hasCommercialSales: true, popularityScore: 72 },
}
const video = (place: number, views = 1_000) => ({
  id: `video-${place}`,
  title: `The Moonstone, part ${place}`,
  channel: 'Old Books Read Aloud',
  views,
  link: `https://www.youtube.com/watch?v=video-${place}`,
})
const youtube: NonNullable<Enrichments['youtube']> = {
  totalViews: 1_000_003_000,
  videoCount: 4,
  popularityScore: 88,
  adaptationPotential: 61,
  videos: [video(1, 1_000_000_000), video(2), video(3), video(4)],
}
const twitter: NonNullable<Enrichments['twitter']> = {
  ...{ mentions: 34, buzzScore: 45, hasVerifiedMentions: true, publisherPromotion: false, bookClubMentions: 2 },
  ...{ from: '2026-10-27T09:00:00.000Z', to: '2026-11-03T09:00:00.000Z' },
}
const edition = aCandidate({ isTaken: true, confidence: 0.97 })
const matched = foundAt({ state: 'matched', match: edition, candidates: [] })
const atYoutube = foundAt({ source: 'youtube', state: 'matched', attribution: 'Videos by YouTube', candidates: [] })
const atX = foundAt({ source: 'twitter', state: 'matched', attribution: 'Posts on X', candidates: [] })
const everything = someEnrichments({ sources: [matched, atYoutube, atX], books, youtube, twitter })
const nothing = someEnrichments({ youtube: { ...youtube, totalViews: 0, videoCount: 0, videos: [] } })

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
})
const agent = { role: 'agent', id: aListing().agentId } as const
function open(seen: Parameters<typeof api.on<typeof enrichmentCalls.enrichmentsOf>>[1], who = {}) {
  api.on(identityCalls.currentUser, aUser(who))
  api.on(enrichmentCalls.enrichmentsOf, seen)
  api.on(chainOfTitleCalls.getChain, aChain())
  return renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
}
const block = () => screen.findByRole('region', { name: 'Seen elsewhere' })
const absent = () => expect(screen.queryByRole('heading', { name: 'Seen elsewhere' })).toBeNull()
const asked = () => waitFor(() => expect(api.asked(enrichmentCalls.enrichmentsOf)).toHaveLength(1))

describe('“Seen elsewhere” in a listing’s page', () => {
  it('says what each source knows, named as it wants to be, with the day', async () => {
    open(everything)
    const seen = await block()
    for (const text of [
      ...['4.5 of 5 from 1,310 ratings', 'Tinsley Brothers, 1868', 'Book data by Google Books'],
      ...['1,000,003,000 views of 4 videos', 'Old Books Read Aloud · 1,000,000,000 views', 'Videos by YouTube'],
      ...['34 posts', 'Between 27 Oct 2026 and 3 Nov 2026', 'verified accounts and book clubs (2)', 'Posts on X'],
    ])
      expect(seen).toHaveTextContent(text)
    expect(within(seen).getAllByText('fetched 3 Nov 2026')).toHaveLength(3)
  })

  it('says of every score that it is derived by us', async () => {
    open(everything)
    const seen = await block()
    for (const text of [
      'High market presence, popularity 72 of 100: derived by Storyright.',
      'Popularity 88 of 100, adaptation potential 61 of 100: derived by Storyright.',
      'Buzz 45 of 100: derived by Storyright.',
    ])
      expect(within(seen).getByText(text)).toBeVisible()
  })

  it('leads to the sources in a tab of their own, to nothing but http and https, and shows no picture of theirs', async () => {
    const videos = [video(1), { ...video(2), link: 'javascript:alert(1)' }]
    open({ ...everything, youtube: { ...youtube, videos } })
    const seen = within(await block())
    const links = seen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([edition.link, video(1).link])
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
    }
    expect(seen.queryAllByRole('img')).toEqual([])
  })

  it('shows the most watched videos first, and the others when asked', async () => {
    const { user } = open(everything)
    const videos = within(await screen.findByRole('list', { name: 'Videos' }))
    expect(videos.getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Show 1 more video' }))
    expect(videos.getAllByRole('listitem')).toHaveLength(4)
  })

  it('counts one as one, and none as none', async () => {
    open({ ...nothing, youtube: { ...youtube, totalViews: 0, videoCount: 1, videos: [video(1, 1)] } })
    const seen = await block()
    expect(seen).toHaveTextContent('0 views of 1 video')
    expect(seen).toHaveTextContent('Old Books Read Aloud · 1 view')
    expect(within(seen).queryByRole('heading', { name: 'X' })).toBeNull()
    expect(within(seen).queryByRole('heading', { name: 'Google Books' })).toBeNull()
  })

  it('is not there when nothing was found, nor its candidates for readers', async () => {
    open(nothing)
    await asked()
    await screen.findByRole('heading', { level: 1 })
    absent()
  })

  it('is quietly absent while enrichment is away, and all else is there', async () => {
    open(refusal(503, 'Away.'))
    await asked()
    expect(await screen.findByRole('heading', { level: 1, name: 'The Moonstone' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Description' })).toBeVisible()
    absent()
    expect(openToast()).toBeUndefined()
  })

  it('decides nothing for readers, and for agents of other listings', async () => {
    open(everything, { role: 'agent' })
    const seen = within(await block())
    expect(seen.queryByRole('button', { name: /Not this work/ })).toBeNull()
  })
})

describe('what was found, for the agent of the listing', () => {
  const atSource = (change: Parameters<typeof foundAt>[0]) =>
    someEnrichments({ sources: [foundAt(change), ...someEnrichments().sources.slice(1)] })
  const group = async (name = 'Google Books') =>
    within(await screen.findByRole('group', { name: `What was found at ${name}` }))

  it.each([
    [{ state: 'waiting' }, 'Queued to be looked up at Google Books.'],
    [{ state: 'none' }, 'We found nothing about this work at Google Books.'],
    [{ state: 'choosing' }, 'What was found may be about this work. It is shown to readers once you say so.'],
    [{ state: 'refused' }, 'This was marked as a different work, so nothing is shown.'],
    [
      { state: 'failed', failure: 'Google Books did not answer in time.' },
      'The last search failed. Google Books did not answer in time. We will try again later.',
    ],
  ] as const)('says how it stands: %j', async (change, says) => {
    open(atSource({ candidates: [], ...change }), agent)
    expect((await group()).getByText(says)).toBeVisible()
  })

  it('is refused as “not this work”, and taken back', async () => {
    const before = atSource({ state: 'matched', match: edition, candidates: [edition] })
    const refused = { ...edition, isTaken: false, isRefused: true }
    const after = atSource({ state: 'refused', candidates: [refused], isDecided: true })
    api.on(enrichmentCalls.decideEnrichment, ({ body }) =>
      (body as { action: string }).action === 'undo' ? before : after,
    )
    const { user } = open({ ...before, books }, agent)
    expect(await block()).toHaveTextContent('4.5 of 5')
    expect((await group()).getByText('97% sure', { exact: false })).toBeVisible()
    await user.click((await group()).getByRole('button', { name: 'Not this work The Moonstone' }))
    await waitFor(() => expect(openToast()?.title).toBe('Refused'))
    expect(await block()).not.toHaveTextContent('4.5 of 5')
    expect((await group()).getByText('Not this work')).toBeVisible()
    expect(screen.getByRole('group', { name: 'What was found at Google Books' })).toHaveFocus()
    await user.click((await group()).getByRole('button', { name: 'Undo the last decision Google Books' }))
    expect(await (await group()).findByText('Shown')).toBeVisible()
    expect(api.asked(enrichmentCalls.decideEnrichment).map(({ path, body }) => [path, body])).toEqual([
      ['/api/enrichments/7/books', { action: 'refuse', candidateId: edition.id }],
      ['/api/enrichments/7/books', { action: 'undo' }],
    ])
  })

  it('is chosen among candidates, each with the reasons for it', async () => {
    api.on(enrichmentCalls.decideEnrichment, atSource({ state: 'matched', match: edition, candidates: [edition] }))
    const other = aCandidate({ id: 'gb-other', title: 'The Moonstone Again', reasons: ['Another author: A. Nonymous'] })
    const { user } = open(atSource({ candidates: [aCandidate(), other] }), agent)
    const choices = await group()
    expect(choices.getAllByText('Needs your decision')).toHaveLength(2)
    for (const reason of ['Same title', 'Another author: A. Nonymous']) expect(choices.getByText(reason)).toBeVisible()
    await user.click(choices.getByRole('button', { name: 'This is it The Moonstone' }))
    await waitFor(() => expect(openToast()?.title).toBe('Chosen'))
    expect((await group()).getByText('Shown')).toBeVisible()
  })

  it('lists every video that counts, and can refuse them all at once', async () => {
    api.on(enrichmentCalls.decideEnrichment, nothing)
    const { user } = open(everything, agent)
    const videos = await group('YouTube')
    expect(videos.getAllByRole('button', { name: /^Not this work/ })).toHaveLength(4)
    expect(screen.queryByRole('list', { name: 'Videos' })).toBeNull()
    await user.click(videos.getByRole('button', { name: 'None of it is this work YouTube' }))
    await waitFor(() => expect(openToast()?.title).toBe('Refused'))
    expect(api.asked(enrichmentCalls.decideEnrichment)[0]?.body).toEqual({ action: 'refuse' })
  })

  it('is read anew when somebody else has decided meanwhile', async () => {
    api.on(enrichmentCalls.decideEnrichment, refusal(409, 'That is not among what was found any more. Load it again.'))
    const { user } = open(atSource({}), agent)
    const choose = (await group()).getByRole('button', { name: /^This is it/ })
    api.on(enrichmentCalls.enrichmentsOf, atSource({ state: 'none', candidates: [] }))
    await user.click(choose)
    await waitFor(() =>
      expect(openToast()?.description).toBe('That is not among what was found any more. Load it again.'),
    )
    expect(await (await group()).findByText(/^We found nothing about/)).toBeVisible()
  })

  it('says that it could not be read, to those who manage it', async () => {
    const { user } = open(refusal(503, 'Away.'), { role: 'admin' })
    expect(await screen.findByText('What was found elsewhere could not be read.')).toBeVisible()
    api.on(enrichmentCalls.enrichmentsOf, everything)
    await user.click(within(await block()).getByRole('button', { name: 'Try again' }))
    expect(await group('YouTube')).toBeDefined()
  })
})
