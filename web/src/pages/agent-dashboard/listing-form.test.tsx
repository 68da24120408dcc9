import {
  catalogueCalls,
  identityCalls,
  type Listing,
  listingManagementCalls,
  offerCalls,
} from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { keepDraft, readDraft } from '../../features/listing-form/draft/drafts.ts'
import { blankListing, type ListingValues } from '../../features/listing-form/values/form-values.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aListing, aUser } from '../../testing/samples.ts'
import { AgentDashboardPage } from './agent-dashboard.tsx'

const agent = aUser({ role: 'agent' })
const moonstone = aListing({ agentId: agent.id, genre: 'Mystery' })
const synopsis = 'A harbour pilot brings in a ship without a crew, and is told to forget it.'
let api: ReturnType<typeof fakeApi>
let listed: Listing[]
beforeEach(() => {
  localStorage.clear()
  listed = [moonstone]
  api = fakeApi()
  api.on(identityCalls.currentUser, agent)
  api.on(offerCalls.agentOffers, [])
  api.on(listingManagementCalls.agentListings, () => listed)
  api.on(catalogueCalls.getListing, ({ params }) => read(listed.find(({ id }) => id === params.id)!))
})

const etag = '"3.digest"'
const read = (listing: Listing) => ({ status: 200, body: listing, headers: { etag } })

async function openForm(edit = 'new') {
  const view = renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at: `/agent-dashboard?edit=${edit}` })
  const dialog = await screen.findByRole('dialog')
  return { ...view, dialog, form: within(dialog) }
}
type Form = Awaited<ReturnType<typeof openForm>>['form']
const openTab = (user: UserEvent, form: Form, name: RegExp) => user.click(form.getByRole('tab', { name }))
const save = (user: UserEvent, form: Form) => user.click(form.getByRole('button', { name: /^Save/ }))
const type = (form: Form, label: string | RegExp, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } })

async function fillIn(user: UserEvent, form: Form) {
  type(form, 'Title', 'Slack Water')
  type(form, 'Author', 'Morwenna Tregear')
  type(form, 'Genre', 'Crime')
  type(form, 'Target audience', 'Adults')
  await openTab(user, form, /^Content/)
  type(form, 'Synopsis', synopsis)
  await openTab(user, form, /^Rights/)
  await user.click(form.getByRole('checkbox', { name: 'Film' }))
  await user.click(form.getByRole('checkbox', { name: 'Worldwide' }))
  await openTab(user, form, /^Commercial/)
  type(form, 'Asking price', '40000')
}

/** The form as a draft that lacks nothing leaves it: typing all of that takes long. */
function openFilled(change: Partial<ListingValues> = {}) {
  const typed = { title: 'Slack Water', author: 'Morwenna Tregear', genre: 'Crime', targetAudience: 'Adults', synopsis }
  const values = { ...blankListing, ...typed, rightsAvailable: ['film' as const], territory: ['Worldwide' as const] }
  const keptAt = new Date().toISOString()
  keepDraft(agent.id, null, { values: { ...values, askingPrice: '40000', ...change }, keptAt, basedOn: null })
  return openForm()
}

describe('adding an asset', () => {
  it('doubts an ISBN whose digits do not fit, and takes it all the same', async () => {
    const { user, form } = await openForm()
    await openTab(user, form, /^Content/)
    const field = form.getByLabelText(/^ISBN/)
    const typeIn = (isbn: string) => {
      fireEvent.change(field, { target: { value: isbn } })
      fireEvent.blur(field)
    }
    typeIn('978-0-14-143947-2')
    expect(await form.findByText(/^This is no ISBN/)).toBeVisible()
    expect(field).not.toBeInvalid()
    for (const right of ['978-0-14-143947-1', '0141439475', '']) {
      typeIn(right)
      await waitFor(() => expect(form.queryByText(/^This is no ISBN/)).toBeNull())
    }
  })

  it('has six tabs', async () => {
    const { form } = await openForm()
    expect(form.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Basic Info', 'Content', 'Rights', 'Commercial', 'Marketing', 'Metadata'],
    ])
  })

  it('sends what was typed, says so and closes', async () => {
    api.on(listingManagementCalls.createListing, () => moonstone)
    const { user, form, dialog } = await openForm()
    await fillIn(user, form)
    await openTab(user, form, /^Metadata/)
    await user.click(form.getByRole('checkbox', { name: 'Power' }))
    await user.type(form.getByRole('textbox', { name: 'Custom theme' }), 'The sea, power{Enter}')
    await user.type(form.getByRole('textbox', { name: 'Keyword' }), 'harbour')
    await save(user, form)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(openToast()).toMatchObject({
      description: 'IP listing created successfully and submitted for enrichment.',
    })
    expect(api.asked(listingManagementCalls.createListing)[0]?.body).toMatchObject({
      ...{ title: 'Slack Water', genre: 'Crime', synopsis, rightsAvailable: ['film'], territory: ['Worldwide'] },
      ...{ askingPrice: 40_000, minimumDeal: null, currency: 'GBP', negotiable: true, medium: null, logline: null },
      ...{ themes: ['Power', 'The sea'], keywords: ['harbour'], targetDemographic: null },
    })
  }, 90_000) // typing into so many fields takes a busy machine its time

  it('lets premium members see it first when the agent ticks that', async () => {
    api.on(listingManagementCalls.createListing, () => moonstone)
    const { user, form, dialog } = await openFilled()
    await openTab(user, form, /^Marketing/)
    const tick = form.getByRole('checkbox', { name: 'Premium members first' })
    expect(tick).not.toBeChecked()
    expect(tick).toHaveAccessibleDescription(/^For the first 48 hours only premium members find it/)
    await user.click(tick)
    await save(user, form)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(api.asked(listingManagementCalls.createListing)[0]?.body).toMatchObject({ earlyAccess: true })
  })

  it('lets a model analyse it unless the agent takes the tick away, and says what is sent and to whom', async () => {
    api.on(listingManagementCalls.createListing, () => moonstone)
    const { user, form, dialog } = await openFilled()
    await openTab(user, form, /^Rights/)
    const tick = form.getByRole('checkbox', { name: 'May be analysed by an AI model' })
    expect(tick).toBeChecked()
    expect(tick).toHaveAccessibleDescription(/provider of our language model is then sent .* never a manuscript/)
    await user.click(tick)
    await save(user, form)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(api.asked(listingManagementCalls.createListing)[0]?.body).toMatchObject({ aiConsent: false })
  })

  it('keeps a model away from a listing whose agent said so before', async () => {
    listed = [aListing({ agentId: agent.id, aiConsent: false })]
    const { user, form } = await openForm('7')
    await openTab(user, form, /^Rights/)
    expect(form.getByRole('checkbox', { name: 'May be analysed by an AI model' })).not.toBeChecked()
  })

  it('offers an early start on creation only; afterwards it says how long it lasts', async () => {
    listed = [aListing({ agentId: agent.id, earlyAccessUntil: '2199-11-24T09:00:00.000Z' })]
    const { user, form } = await openForm('7')
    await openTab(user, form, /^Marketing/)
    expect(form.queryByRole('checkbox', { name: 'Premium members first' })).toBeNull()
    expect(form.getByText('Opens to all on 24 Nov 2199, 09:00')).toBeVisible()
  })

  it('counts the faults of every tab, sums them up, and leads to the first field', async () => {
    const { user, form } = await openForm()
    type(form, 'Title', 'Slack Water')
    await openTab(user, form, /^Metadata/)
    await save(user, form)
    await waitFor(() => expect(form.getByText('Seven things to fix before this can be saved.')).toBeVisible())
    expect(form.getByText(/See Basic Info, Content, Rights and Commercial\./)).toBeVisible()
    for (const name of ['Basic Info 3 errors', 'Content 1 error', 'Rights 2 errors', 'Commercial 1 error'])
      expect(form.getByRole('tab', { name })).toBeVisible()
    await waitFor(() => expect(form.getByRole('tab', { selected: true })).toHaveTextContent('Basic Info'))
    await waitFor(() => expect(form.getByLabelText('Author')).toHaveFocus())
    expect(form.getByLabelText('Author')).toHaveAccessibleDescription('Author is required')
    await openTab(user, form, /^Rights/)
    expect(form.getByText('Select at least one rights type')).toBeVisible()
    expect(form.getByText('Select at least one territory')).toBeVisible()
    expect(api.asked(listingManagementCalls.createListing)).toEqual([])
  })

  it('counts a fault on its tab as one types, and takes it away when it is mended', async () => {
    const { user, form } = await openForm()
    await openTab(user, form, /^Content/)
    type(form, 'Synopsis', 'Too short.')
    expect(await form.findByRole('tab', { name: 'Content 1 error' })).toBeVisible()
    expect(form.getByRole('tab', { name: 'Basic Info' })).toBeVisible() // nobody was there yet
    expect(form.getByRole('tab', { name: 'Rights' })).toBeVisible()
    type(form, 'Synopsis', synopsis)
    expect(await form.findByRole('tab', { name: 'Content' })).toBeVisible()
  })

  it('goes through its tabs by Next, counting what was left out, to the last one', async () => {
    const { user, form } = await openForm()
    const names = ['Content', 'Rights', 'Commercial', 'Marketing', 'Metadata']
    for (const name of names) {
      await user.click(form.getByRole('button', { name: `Next: ${name}` }))
      expect(form.getByRole('tab', { selected: true })).toHaveTextContent(name)
      await waitFor(() => expect(form.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toHaveFocus())
    }
    expect(form.queryByRole('button', { name: /^Next/ })).toBeNull()
    expect(form.getByRole('tab', { name: 'Basic Info 4 errors' })).toBeVisible()
    expect(form.getByRole('tab', { name: 'Rights 2 errors' })).toBeVisible()
  })

  it('offers to upload a picture before it asks for an address', async () => {
    const { user, form } = await openForm()
    await openTab(user, form, /^Marketing/)
    const follows = (address: RegExp, upload: string) =>
      form.getByRole('button', { name: upload }).compareDocumentPosition(form.getByRole('textbox', { name: address })) &
      Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows(/^Cover image/, 'Upload cover')).toBeTruthy()
    expect(follows(/^Image address/, 'Upload images')).toBeTruthy()
  })

  it('opens the tab of the first fault when it is another one', async () => {
    const { user, form } = await openFilled({ minimumDeal: '50000' })
    await save(user, form)
    await waitFor(() => expect(form.getByRole('tab', { selected: true })).toHaveTextContent('Commercial'))
    const minimum = form.getByLabelText('Minimum deal (optional)')
    await waitFor(() => expect(minimum).toHaveFocus())
    expect(minimum).toHaveAccessibleDescription(/^Minimum deal must not exceed the asking price/)
  })

  it('puts what the server finds wrong under its field', async () => {
    api.on(
      listingManagementCalls.createListing,
      refusal(400, 'Some of what was sent is not valid.', [
        { path: 'targetDemographic.ageRange', message: 'At most 60 characters' },
      ]),
    )
    const { user, form } = await openFilled()
    await save(user, form)
    await expectToast({ title: 'Error', description: 'Some of what was sent is not valid.' }) // gone within seconds, which a busy machine needs for the rest
    const age = await form.findByLabelText('Age range of the audience (optional)')
    expect(age).toHaveAccessibleDescription('At most 60 characters')
  })

  it('says Failed to create listing when there is no better word', async () => {
    api.on(listingManagementCalls.createListing, { status: 502, body: 'bad gateway' })
    const { user, form, dialog } = await openFilled()
    await save(user, form)
    await waitFor(() =>
      expect(openToast()).toMatchObject({ description: 'Failed to create listing', variant: 'destructive' }),
    )
    expect(dialog).toBeVisible()
  })

  it('leads whoever is signed out meanwhile to sign in, and back to the form', async () => {
    api.on(listingManagementCalls.createListing, refusal(401, 'You are not signed in.'))
    const { user, form } = await openFilled()
    await save(user, form)
    await waitFor(() => expect(where()).toBe('/auth?next=%2Fagent-dashboard%3Fedit%3Dnew'))
  })
})

describe('editing an asset', () => {
  it('opens filled, and replaces the listing', async () => {
    api.on(listingManagementCalls.replaceListing, () => moonstone)
    const { user, form } = await openForm('7')
    expect(form.getByLabelText('Title')).toHaveValue('The Moonstone')
    await openTab(user, form, /^Commercial/)
    expect(form.getByLabelText('Minimum deal (optional)')).toHaveValue('18000')
    type(form, 'Asking price', '70000')
    await save(user, form)
    await waitFor(() => expect(openToast()).toMatchObject({ description: 'IP listing updated successfully.' }))
    const [asked] = api.asked(listingManagementCalls.replaceListing)
    expect(asked).toMatchObject({ path: '/api/listings/7', body: { title: 'The Moonstone', askingPrice: 70_000 } })
  })
})

describe('a draft', () => {
  it('comes back after closing and reloading, with a notice', async () => {
    const { user, form, unmount } = await openForm()
    type(form, 'Title', 'Slack Water')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Add asset' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('Slack Water')
    unmount()
    const again = await openForm()
    expect(again.form.getByLabelText('Title')).toHaveValue('Slack Water')
    expect(again.form.getByText(/^Your draft of .* is back/)).toBeVisible()
  })

  it('belongs to one listing', async () => {
    const { form, unmount } = await openForm('7')
    type(form, 'Title', 'The Moonstone, revised')
    unmount()
    const { form: another } = await openForm()
    expect(another.getByLabelText('Title')).toHaveValue('')
    expect(another.queryByText(/^Your draft/)).not.toBeInTheDocument()
  })

  it('is let go by Discard draft', async () => {
    const { form, unmount } = await openForm('7')
    type(form, 'Title', 'The Moonstone, revised')
    unmount()
    const again = await openForm('7')
    await again.user.click(again.form.getByRole('button', { name: 'Discard draft' }))
    expect(again.form.getByLabelText('Title')).toHaveValue('The Moonstone')
    expect(again.form.queryByText(/^Your draft/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('is gone once saved', async () => {
    api.on(listingManagementCalls.replaceListing, () => moonstone)
    const { user, form, dialog } = await openForm('7')
    type(form, 'Title', 'The Moonstone, revised')
    expect(localStorage).toHaveLength(1)
    await save(user, form)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(localStorage).toHaveLength(0)
  })

  it('says when the listing was changed since', async () => {
    const { form, unmount } = await openForm('7')
    type(form, 'Title', 'The Moonstone, revised')
    unmount()
    listed = [{ ...moonstone, author: 'W. W. Collins' }]
    const again = await openForm('7')
    expect(again.form.getByText(/The listing has been changed since/)).toBeVisible()
  })
})

describe('rights, line by line', () => {
  const book = (form: Form) => form.getByLabelText(/^Rights, line by line/)
  const ticked = (form: Form, name: string) => form.getByRole<HTMLInputElement>('checkbox', { name }).checked

  it('are said in canonical words or with the place of their fault, and are what is ticked', async () => {
    const { user, form } = await openFilled()
    await openTab(user, form, /^Rights/)
    expect(await form.findByText(/^As ticked above: World; L; film; always; exclusive/)).toBeVisible()
    type(form, /^Rights, line by line/, 'world ex usa; ENG; tv || X')
    expect(await form.findByText('Line 2, character 3: Languages are missing: write “; L” for all.')).toBeVisible()
    fireEvent.blur(book(form))
    await waitFor(() => expect(book(form)).toBeInvalid())
    type(form, /^Rights, line by line/, 'UK, ie; ENG; tv')
    expect(await form.findByText('Read as: GB, IE; en; tv; always; exclusive')).toBeVisible()
    await waitFor(() => expect([ticked(form, 'TV'), ticked(form, 'Film')]).toEqual([true, false]))
    expect(['Worldwide', 'Ireland'].map((name) => ticked(form, name))).toEqual([false, true])
  })

  it('of a listing stay when nothing of rights was changed, and follow what is ticked', async () => {
    listed = [
      { ...moonstone, rightsAvailable: ['film'], territory: ['Ireland'], rights: 'IE; en; film; always; exclusive' },
    ]
    api.on(listingManagementCalls.replaceListing, () => read(listed[0]!))
    const { user, form, dialog } = await openForm(moonstone.id)
    await openTab(user, form, /^Rights/)
    expect(await form.findByText(/^Read as: IE; en; film/)).toBeVisible()
    await user.click(form.getByRole('checkbox', { name: 'TV' }))
    await waitFor(() => expect(book(form)).toHaveValue('IE; L; film+tv; always; exclusive'))
    await save(user, form)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(api.asked(listingManagementCalls.replaceListing)[0]?.body).toMatchObject({
      ...{ rights: 'IE; L; film+tv; always; exclusive', rightsAvailable: ['film', 'tv'], territory: ['Ireland'] },
    })
  })
})

describe('a preview of the form', () => {
  const preview = { ...moonstone, id: '0', title: 'Slack Water', description: 'Derived by the catalogue.' }
  const openPreview = async () => {
    api.on(listingManagementCalls.previewListing, preview)
    const opened = await openFilled()
    await opened.user.click(opened.form.getByRole('button', { name: 'Preview' }))
    const page = await screen.findByRole('dialog', { name: 'Preview of Slack Water' })
    return { ...opened, page: within(page) }
  }

  it('shows the page as the catalogue derives it, saves nothing, and leads back to what was typed', async () => {
    const { user, form, page } = await openPreview()
    expect(await page.findByRole('heading', { level: 1, name: 'Slack Water' })).toBeVisible()
    expect(page.getByText('Derived by the catalogue.')).toBeVisible()
    expect(api.asked(listingManagementCalls.previewListing)[0]).toMatchObject({
      body: { title: 'Slack Water', askingPrice: 40_000 },
    })
    // Links of the page lead nowhere: the form lies beneath.
    await user.click(page.getByRole('link', { name: 'Ask support' }))
    expect(where()).toMatch(/^\/agent-dashboard/)
    await user.click(page.getByRole('button', { name: 'Back to the form' }))
    expect(form.getByLabelText('Title')).toHaveValue('Slack Water')
    expect(api.asked(listingManagementCalls.createListing)).toEqual([])
    expect(readDraft(agent.id, null)?.values.title).toBe('Slack Water')
  })

  it('saves from there', async () => {
    api.on(listingManagementCalls.createListing, () => moonstone)
    const { user, page, dialog } = await openPreview()
    await user.click(page.getByRole('button', { name: 'Save listing' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(api.asked(listingManagementCalls.createListing)).toHaveLength(1)
  })

  it('leads to what is missing first, and asks nobody', async () => {
    const { user, form } = await openForm()
    await user.click(form.getByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
    expect(api.asked(listingManagementCalls.previewListing)).toEqual([])
  })

  it('is of the listing that is edited', async () => {
    api.on(listingManagementCalls.previewListing, moonstone)
    const { user, form } = await openForm(moonstone.id)
    await user.click(form.getByRole('button', { name: 'Preview' }))
    const page = await screen.findByRole('dialog', { name: `Preview of ${moonstone.title}` })
    expect(api.asked(listingManagementCalls.previewListing)[0]?.query.get('of')).toBe(moonstone.id)
    expect(within(page).getByRole('button', { name: 'Save changes' })).toBeVisible()
  })
})

describe('once a title is published', () => {
  const publish = async (change: Partial<Listing> = {}) => {
    api.on(listingManagementCalls.createListing, () => ({ ...moonstone, ...change }))
    const { user, form } = await openFilled()
    await save(user, form)
    return { user, step: within(await screen.findByRole('dialog', { name: `“${moonstone.title}” is published` })) }
  }

  it('says so, gives its link to copy and leads on', async () => {
    const { user, step } = await publish()
    expect(step.getByText('Producers find it in Browse from now on.')).toBeVisible()
    const address = `${window.location.origin}/listings/${moonstone.id}`
    expect(step.getByLabelText('Link to share')).toHaveValue(address)
    await user.click(step.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Link Copied' }))
    expect(await navigator.clipboard.readText()).toBe(address)
    const chain = step.getByRole('link', { name: 'Add chain of title' })
    expect(chain).toHaveAttribute('href', `/listing/${moonstone.id}#chain-of-title`)
    expect(step.getByRole('link', { name: 'Open listing' })).toHaveAttribute('href', `/listing/${moonstone.id}`)
    expect(step.queryByRole('button', { name: 'Share…' })).toBeNull() // nothing here can
    await user.click(step.getByRole('button', { name: 'Add another title' }))
    const next = within(await screen.findByRole('dialog', { name: 'Add asset' }))
    expect(next.getByLabelText('Title')).toHaveValue('')
  })

  it('says who finds it before it opens to all', async () => {
    const { step } = await publish({ earlyAccessUntil: '2199-11-24T09:00:00.000Z' })
    expect(
      step.getByText(/^Premium members find it in Browse now\. It opens to everybody on 24 Nov 2199/),
    ).toBeVisible()
  })

  it('shares as the device does where it can', async () => {
    const share = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    try {
      const { user, step } = await publish()
      await user.click(step.getByRole('button', { name: 'Share…' }))
      expect(share).toHaveBeenCalledWith({
        title: `${moonstone.title} by ${moonstone.author}`,
        url: `${window.location.origin}/listings/${moonstone.id}`,
      })
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })
})

describe('drafts among the assets', () => {
  const draft = (title: string, keptAt = '2026-11-21T09:41:00.000Z') => ({
    values: { ...blankListing, title },
    keptAt,
    basedOn: null,
  })
  const openAssets = async () => {
    const at = '/agent-dashboard?tab=assets'
    const { user } = renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at })
    return { user, list: within(await screen.findByRole('region', { name: 'Drafts' })) }
  }

  it('stand there, a new title and changes, the latest first, and are gone on with', async () => {
    keepDraft(agent.id, null, draft('Neap Tide'))
    keepDraft(agent.id, moonstone.id, draft('The Moonstone Again', '2026-11-22T09:41:00.000Z'))
    keepDraft(agent.id, '999', draft('Withdrawn long ago'))
    keepDraft('another', null, draft('Somebody else’s'))
    const { user, list } = await openAssets()
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`${moonstone.title}Unsaved changes, 22 Nov 2026`)),
      expect.stringMatching(/Neap TideNew title, 21 Nov 2026/),
    ])
    await user.click(list.getByRole('button', { name: 'Continue Neap Tide' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add asset' }))
    expect(form.getByLabelText('Title')).toHaveValue('Neap Tide')
  })

  it('are discarded, and taken back by who did not mean it', async () => {
    keepDraft(agent.id, null, draft('Neap Tide'))
    const { user, list } = await openAssets()
    await user.click(list.getByRole('button', { name: 'Discard Neap Tide' }))
    expect(readDraft(agent.id, null)).toBeNull()
    expect(list.getByRole('status')).toHaveTextContent('The draft of Neap Tide is discarded.')
    expect(list.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.click(list.getByRole('button', { name: 'Undo' }))
    expect(readDraft(agent.id, null)).toEqual(draft('Neap Tide'))
    expect(list.getByRole('button', { name: 'Continue Neap Tide' })).toHaveFocus()
  })

  it('are not put in the place of a newer one, which was begun since', async () => {
    keepDraft(agent.id, null, draft('Neap Tide'))
    const { user, list } = await openAssets()
    await user.click(list.getByRole('button', { name: 'Discard Neap Tide' }))
    const newer = draft('Spring Tide', '2026-11-23T09:41:00.000Z')
    keepDraft(agent.id, null, newer)
    await user.click(list.getByRole('button', { name: 'Undo' }))
    expect(readDraft(agent.id, null)).toEqual(newer)
    expect(openToast()?.title).toBe('Not restored')
    expect(list.getByRole('button', { name: 'Continue Spring Tide' })).toHaveFocus()
  })

  it('come back as they were last, also where another tab had gone on with them', async () => {
    keepDraft(agent.id, null, draft('Neap Tide'))
    const { user, list } = await openAssets()
    const later = draft('Spring Tide', '2026-11-23T09:41:00.000Z')
    keepDraft(agent.id, null, later)
    await user.click(list.getByRole('button', { name: 'Discard Neap Tide' }))
    await user.click(list.getByRole('button', { name: 'Undo' }))
    expect(readDraft(agent.id, null)).toEqual(later)
  })
})
