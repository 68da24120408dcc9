import {
  catalogueCalls,
  identityCalls,
  type Listing,
  listingManagementCalls,
  offerCalls,
} from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { keepDraft } from '../../features/listing-form/draft/drafts.ts'
import { valuesOf } from '../../features/listing-form/values/form-values.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aListing, aUser } from '../../testing/samples.ts'
import { AgentDashboardPage } from './agent-dashboard.tsx'

const agent = aUser({ role: 'agent' })
const before = aListing({ agentId: agent.id, genre: 'Mystery', rightsAvailable: ['film'] })
let api: ReturnType<typeof fakeApi>
/** The listing as the service has it, and its version. */
let now: { listing: Listing; version: number }

const ifMatchOf = ({ headers }: { headers: Headers }) => headers.get('if-match')
const sent = () => api.asked(listingManagementCalls.replaceListing)

beforeEach(() => {
  localStorage.clear()
  now = { listing: before, version: 1 }
  api = fakeApi()
  api.on(identityCalls.currentUser, agent)
  api.on(offerCalls.agentOffers, [])
  api.on(listingManagementCalls.agentListings, [before])
  api.on(catalogueCalls.getListing, () => ({
    ...{ status: 200, body: now.listing },
    headers: { etag: `W/"${now.version}.digest"` },
  }))
  api.on(listingManagementCalls.replaceListing, (asked) => {
    const opened = /"(\d+)/.exec(ifMatchOf(asked) ?? '')?.[1]
    if (Number(opened) === now.version) {
      now = { listing: { ...now.listing, ...(asked.body as object), medium: before.medium }, version: now.version + 1 }
      return now.listing
    }
    const current = { etag: `"${now.version}"`, value: now.listing }
    return problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.', current })
  })
})

const changeElsewhere = (change: Partial<Listing>) => {
  now = { listing: { ...now.listing, ...change }, version: now.version + 1 }
}
async function openForm() {
  const { user } = renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at: '/agent-dashboard?edit=7' })
  const dialog = await screen.findByRole('dialog', { name: /^Edit/ })
  const form = within(dialog)
  const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  const save = () => user.click(form.getByRole('button', { name: 'Save changes' }))
  return { user, dialog, form, type, save }
}
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Changed while you were editing' }))

describe('saving a listing that was changed elsewhere', () => {
  it('is sent as a change of what the form was filled from', async () => {
    const { type, save, dialog } = await openForm()
    type('Title', 'Mine')
    await save()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(ifMatchOf)).toEqual(['W/"1.digest"'])
  })

  it('shows both texts of each field in question, and saves what was chosen as a change of the newer version', async () => {
    const { user, type, save, dialog } = await openForm()
    type('Title', 'Mine')
    type('Subgenre (optional)', 'Also mine')
    changeElsewhere({ title: 'Theirs', author: 'W. W. Collins', rightsAvailable: ['film', 'tv'] })
    await save()
    const asked = await conflict()
    expect(asked.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Title/),
      expect.stringMatching(/^Author/),
      expect.stringMatching(/^Rights available/),
    ])
    for (const text of ['Mine', 'Theirs', 'W. W. Collins', 'Film, TV'])
      expect(asked.getAllByText(text)[0]).toBeVisible()
    const title = within(asked.getByRole('group', { name: 'Title' }))
    expect(title.getByRole('radio', { name: 'Keep mine' })).toBeChecked()
    // What I have left alone is theirs, unless I say otherwise.
    const author = within(asked.getByRole('group', { name: 'Author' }))
    expect(author.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
    await user.click(author.getByRole('radio', { name: 'Keep mine' }))
    await user.click(asked.getByRole('button', { name: 'Save' }))
    await expectToast({ description: 'IP listing updated successfully.' }) // gone within seconds, which a busy machine needs for the rest
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(ifMatchOf)).toEqual(['W/"1.digest"', '"2"'])
    expect(now.listing).toMatchObject({
      ...{ title: 'Mine', subgenre: 'Also mine', author: before.author, rightsAvailable: ['film', 'tv'] },
    })
  })

  it('keeps what was typed when one goes back to the form, and asks again', async () => {
    const { user, type, save, form } = await openForm()
    type('Title', 'Mine')
    changeElsewhere({ title: 'Theirs' })
    await save()
    await user.click((await conflict()).getByRole('button', { name: 'Back to the form' }))
    expect(form.getByLabelText('Title')).toHaveValue('Mine')
    expect(now.listing.title).toBe('Theirs')
    await save()
    expect((await conflict()).getByText('Theirs', { selector: 'dd' })).toBeVisible()
  })

  it('asks nothing where the change touches no field of the form', async () => {
    const { type, save, dialog } = await openForm()
    type('Title', 'Mine')
    changeElsewhere({ viabilityScore: 3 })
    await save()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(ifMatchOf)).toEqual(['W/"1.digest"', '"2"'])
  })

  it('asks about a draft that was begun on an older version', async () => {
    const values = { ...valuesOf(before), title: 'Mine' }
    const basedOn = { etag: '"1"', values: valuesOf(before) }
    keepDraft(agent.id, '7', { values, keptAt: '2026-11-21T09:41:00.000Z', basedOn })
    changeElsewhere({ title: 'Theirs' })
    const { save } = await openForm()
    await save()
    expect((await conflict()).getByText('Theirs', { selector: 'dd' })).toBeVisible()
  })
})

describe('opening a listing to edit it', () => {
  it('says so where it cannot be read, and tries again', async () => {
    api.on(catalogueCalls.getListing, refusal(503, 'Listings are not available right now.'))
    const { user, form } = await openForm()
    expect(form.getByRole('alert')).toHaveTextContent('Listings are not available right now.')
    api.on(catalogueCalls.getListing, before)
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('The Moonstone')
  })
})
