import { competitionCalls, identityCalls, offerCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMember } from '../../testing/community-samples.ts'
import { aCompetition, anEntry, someCompetitions } from '../../testing/competition-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { fakeUploads } from '../../testing/pending-upload.ts'
import { renderPages } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { CompetitionPage } from './competition.tsx'
import { CompetitionsPage } from './competitions.tsx'

let api: ReturnType<typeof fakeApi>
let competition = aCompetition()
const upload = fakeUploads()
beforeEach(() => {
  competition = aCompetition()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(competitionCalls.competitions, someCompetitions())
  api.on(competitionCalls.competition, () => competition)
  api.on(offerCalls.mySubmissions, [anOffer(), anOffer({ id: crypto.randomUUID(), status: 'rejected' })])
})
const open = (at = '/competitions') =>
  renderPages({ '/competitions': <CompetitionsPage />, '/competitions/:id': <CompetitionPage /> }, at)
const openOne = () => open(`/competitions/${competition.id}`)
const enter = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Enter the Competition' }))
const confirmed = async (user: ReturnType<typeof open>['user']) => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Enter' }))
}

describe('the list of competitions', () => {
  it('shows those open with when they close, those to come, and of those past what was chosen', async () => {
    open()
    const shelf = async (name: string) => within(await screen.findByRole('region', { name }))
    const [now] = [await shelf('Open')]
    expect(now.getByRole('link', { name: 'Small Screens' })).toHaveAttribute('href', `/competitions/${competition.id}`)
    expect(now.getByText(/^Closes in 3 days, on /)).toBeVisible()
    for (const text of ['Northlight Drama', 'A development deal']) expect(now.getByText(text)).toBeVisible()
    expect((await shelf('To come')).getByText(/^Opens on /)).toBeVisible()
    expect((await shelf('Past')).getByText('A pitch by Efua Asante')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
  })

  it('says so when there is none, and when it cannot be read', async () => {
    api.on(competitionCalls.competitions, [])
    const { unmount } = open()
    expect(await screen.findByText('No competitions yet')).toBeVisible()
    unmount()
    api.on(competitionCalls.competitions, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('The competitions could not be loaded.')).toBeVisible()
  })

  it('leads producers of the free plan to Premium', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/upgrade')
  })
})

describe('a competition', () => {
  it('shows its rules as they are formatted', async () => {
    openOne()
    expect((await screen.findByText('One entry')).tagName).toBe('STRONG')
    expect(screen.getByRole('heading', { level: 1, name: 'Small Screens' })).toBeVisible()
  })

  it('is read only for agents, and leads producers of the free plan to Premium unless it is the funding one', async () => {
    competition = aCompetition({ mayEnter: false })
    api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    const agent = openOne()
    expect(await screen.findByText(/^Competitions are for producers\./)).toBeVisible()
    agent.unmount()
    api.on(identityCalls.currentUser, aUser())
    const free = openOne()
    expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enter the Competition' })).toBeNull()
    free.unmount()
    competition = aCompetition({ isFunding: true })
    openOne()
    expect(await screen.findByRole('button', { name: 'Enter the Competition' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
  })

  it('that is unknown says so', async () => {
    api.on(competitionCalls.competition, refusal(404, 'There is no such competition.'))
    openOne()
    expect(await screen.findByRole('heading', { level: 1, name: 'Competition Not Found' })).toBeVisible()
  })
})

describe('entering', () => {
  it('takes a pitch with a deck, asks first, and shows the entry', async () => {
    api.on(competitionCalls.enterCompetition, () => {
      competition = aCompetition({ entered: true, mayEnter: false, entry: anEntry() })
      return { status: 201, body: anEntry() }
    })
    const { user } = openOne()
    await enter(user)
    for (const fault of ['Please write your pitch', 'Please upload a deck with your pitch'])
      expect(await screen.findByText(fault)).toBeVisible()
    await user.type(screen.getByLabelText('Pitch'), 'A keeper who writes back.')
    await user.upload(
      screen.getByLabelText('Deck', { selector: 'input' }),
      new File(['%PDF-1.7'], 'keeper.pdf', { type: 'application/pdf' }),
    )
    const sent = await upload(1)
    act(() => sent.upload.onprogress?.({ loaded: 3, total: 4 }))
    expect(await screen.findByText('75%')).toBeVisible()
    const deckFileUrl = anEntry().deckFileUrl!
    await act(async () => sent.answer(201, { deckFileUrl }))
    await enter(user)
    expect(await screen.findByText(/You enter once, with your pitch and its deck\./)).toBeVisible()
    expect(api.asked(competitionCalls.enterCompetition)).toHaveLength(0)
    await confirmed(user)
    await waitFor(() =>
      expect(api.asked(competitionCalls.enterCompetition)[0]?.body).toEqual({
        pitch: 'A keeper who writes back.',
        deckFileUrl,
      }),
    )
    const own = within(await screen.findByRole('region', { name: 'Your entry' }))
    expect(own.getByRole('link', { name: 'Download Deck' })).toHaveAttribute('href', deckFileUrl)
    await expectToast({ title: 'Entered' })
  })

  it('takes an offer that its agent has and that has not ended, and says what the server refused', async () => {
    api.on(competitionCalls.enterCompetition, refusal(409, 'It closed on 21 Nov 2026, 09:00, UK time.'))
    const { user } = openOne()
    await user.click(await screen.findByRole('radio', { name: 'One of my offers' }))
    await enter(user)
    expect(await screen.findByText('Please choose one of your offers')).toBeVisible()
    const choice = screen.getByLabelText('Offer')
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(2))
    await user.selectOptions(choice, 'The Moonstone, £18,000')
    await enter(user)
    expect(await screen.findByText(/with your offer on “The Moonstone”/)).toBeVisible()
    await confirmed(user)
    await expectFailureToast('Not Entered', 'It closed on 21 Nov 2026, 09:00, UK time.')
    expect(api.asked(competitionCalls.enterCompetition)[0]?.body).toEqual({ offerId: anOffer().id, pitch: null })
  })
})

describe('one’s own entry', () => {
  it('shows where it stands and what was written, and can be withdrawn while the competition is open', async () => {
    const entry = anEntry({ status: 'shortlisted', note: 'We should like to read more.' })
    competition = aCompetition({ entered: true, mayEnter: false, entry })
    api.on(competitionCalls.withdrawEntry, () => {
      competition = aCompetition()
      return { status: 204, body: null }
    })
    const { user } = openOne()
    const own = within(await screen.findByRole('region', { name: 'Your entry' }))
    expect(own.getByText('Shortlisted')).toBeVisible()
    expect(own.getByText('We should like to read more.')).toBeVisible()
    await user.click(own.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await expectToast({ title: 'Withdrawn' })
    expect(await screen.findByRole('button', { name: 'Enter the Competition' })).toBeVisible()
  })

  it('stays as it is once the competition has closed', async () => {
    const entry = anEntry({ status: 'not_chosen' })
    competition = aCompetition({ status: 'decided', entered: true, mayEnter: false, entry, chosen: 'A pitch by Efua' })
    openOne()
    expect(await screen.findByText('Not chosen')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })
})
