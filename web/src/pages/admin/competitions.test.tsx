import { competitionCalls, identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aCompetition, aJudgedEntry } from '../../testing/competition-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { renderPages } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AdminCompetitionsPage } from './competitions.tsx'

let api: ReturnType<typeof fakeApi>
const closed = { status: 'closed', closesAt: '2026-11-01T17:00:00.000Z', mayEnter: false, entries: 2 } as const
let competition = aCompetition({ entries: 2 })
const offer = { id: crypto.randomUUID(), listingId: '7', listingTitle: 'The Moonstone', offerPrice: 18_000 }
beforeEach(() => {
  competition = aCompetition({ entries: 2, mayEnter: false })
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'admin', membershipTier: 'premium' }))
  api.on(competitionCalls.competitions, () => [competition])
  api.on(competitionCalls.competition, () => competition)
  api.on(competitionCalls.competitionEntries, () =>
    listed([aJudgedEntry(), aJudgedEntry({ id: crypto.randomUUID(), offerId: offer.id, offer, deckFileUrl: null })], {
      total: 2,
    }),
  )
  api.on(competitionCalls.judgeEntry, aJudgedEntry())
})
const open = (search = '') =>
  renderPages({ '/admin/competitions': <AdminCompetitionsPage /> }, `/admin/competitions${search}`)
const judge = () => open(`?competition=${competition.id}`)

describe('announcing a competition', () => {
  it('says what is missing, and sends times by London’s clock', async () => {
    api.on(competitionCalls.openCompetition, { status: 201, body: aCompetition() })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Announce Competition' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Announce' }))
    for (const fault of ['Please give it a title', 'Please name the sponsor', 'Please write the rules'])
      expect(await dialog.findByText(fault)).toBeVisible()
    for (const [label, text] of [
      ['Title', 'Small Screens'],
      ['Sponsor', 'Northlight'],
      ['Prize', 'A deal'],
      ['Brief', 'A series.'],
      ['Rules', 'One each.'],
    ] as const)
      await user.type(dialog.getByLabelText(label), text)
    for (const [label, at] of [
      ['Opens', '2027-07-01T09:00'],
      ['Closes', '2027-06-01T09:00'],
    ] as const) {
      await user.clear(dialog.getByLabelText(label))
      await user.type(dialog.getByLabelText(label), at)
    }
    await user.click(dialog.getByRole('button', { name: 'Announce' }))
    expect(await dialog.findByText('It has to close after it opens')).toBeVisible()
    await user.clear(dialog.getByLabelText('Closes'))
    await user.type(dialog.getByLabelText('Closes'), '2027-12-01T09:00')
    await user.click(dialog.getByRole('checkbox', { name: 'This is the funding competition' }))
    await user.click(dialog.getByRole('button', { name: 'Announce' }))
    await expectToast({ title: 'Competition Announced' })
    expect(api.asked(competitionCalls.openCompetition)[0]?.body).toMatchObject({
      title: 'Small Screens',
      opensAt: '2027-07-01T08:00:00.000Z',
      closesAt: '2027-12-01T09:00:00.000Z',
      isFunding: true,
    })
  })

  it('changes only its end once somebody has entered, and says why when that is refused', async () => {
    api.on(competitionCalls.changeCompetition, refusal(409, 'Somebody has entered: the end can only move to later.'))
    const { user } = judge()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByLabelText('Title')).toBeDisabled()
    await user.clear(dialog.getByLabelText('Closes'))
    await user.type(dialog.getByLabelText('Closes'), '2026-12-24T12:00')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await expectFailureToast('Not Saved', 'Somebody has entered: the end can only move to later.')
    expect(api.asked(competitionCalls.changeCompetition)[0]?.body).toEqual({ closesAt: '2026-12-24T12:00:00.000Z' })
  })

  it('shows both texts of what another administrator changed, and sends what was chosen as a change of the newer version', async () => {
    competition = aCompetition({ entries: 0 })
    const theirs = { ...competition, title: 'Their Screens', prize: 'Their prize' }
    api.on(competitionCalls.competition, () => ({ status: 200, body: competition, headers: { etag: '"4.x"' } }))
    api.on(competitionCalls.changeCompetition, ({ headers }) =>
      headers.get('if-match') === '"5"'
        ? theirs
        : problem({
            ...{ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.' },
            current: { etag: '"5"', value: theirs },
          }),
    )
    const { user } = judge()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const [label, text] of [
      ['Title', 'My Screens'],
      ['Sponsor', 'My sponsor'],
    ] as const) {
      await user.clear(await dialog.findByLabelText(label))
      await user.type(dialog.getByLabelText(label), text)
    }
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Changed while you were editing' }))
    for (const text of ['My Screens', 'Their Screens', 'Their prize']) expect(asked.getByText(text)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Save' }))
    await expectToast({ title: 'Competition Changed' })
    const sent = api.asked(competitionCalls.changeCompetition)
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"4.x"', '"5"'])
    expect(sent[1]?.body).toEqual({ title: 'My Screens', sponsor: 'My sponsor' })
  })
})

describe('judging', () => {
  const first = async () => within((await screen.findAllByRole('article', { name: 'Ida Vane' }))[0]!)

  it('leads to the deck, the listing and the offer', async () => {
    judge()
    expect((await first()).getByRole('link', { name: 'Download Deck' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/7')
    expect(screen.getByRole('link', { name: 'Open Offer' })).toHaveAttribute(
      'href',
      `/admin/transactions?offer=${offer.id}`,
    )
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull()
  })

  it('shortlists with a note to the entrant', async () => {
    const { user } = judge()
    await user.click((await first()).getByRole('button', { name: 'Shortlist' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Shortlist Ida Vane?' }))
    await user.type(dialog.getByLabelText(/^Note to the entrant/), 'More, please.')
    await user.click(dialog.getByRole('button', { name: 'Shortlist' }))
    await expectToast({ title: 'Entry Shortlisted' })
    expect(api.asked(competitionCalls.judgeEntry)[0]?.body).toEqual({ status: 'shortlisted', note: 'More, please.' })
  })

  it('names what will happen before an entry is chosen, and says when somebody else was first', async () => {
    competition = aCompetition(closed)
    api.on(competitionCalls.judgeEntry, refusal(409, 'An entry has been chosen: this competition is decided.'))
    const { user } = judge()
    await user.click((await first()).getByRole('button', { name: 'Choose' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Choose Ida Vane?' }))
    expect(dialog.getByText(/cannot be undone.+the other one.+a pitch by Ida Vane/)).toBeVisible()
    const read = api.asked(competitionCalls.competition).length
    await user.click(dialog.getByRole('button', { name: 'Choose This Entry' }))
    await expectFailureToast('Not Done', 'An entry has been chosen: this competition is decided.')
    await waitFor(() => expect(api.asked(competitionCalls.competition).length).toBeGreaterThan(read))
  })

  it('has nothing more to say once it is decided', async () => {
    competition = aCompetition({ ...closed, status: 'decided', chosen: 'A pitch by Ida Vane' })
    judge()
    expect(await screen.findByText('Chosen: A pitch by Ida Vane')).toBeVisible()
    await first()
    for (const name of ['Shortlist', 'Choose', 'Change']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
