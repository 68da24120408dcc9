import {
  catalogueCalls,
  identityCalls,
  listingManagementCalls,
  type RightsBook,
  type Taking,
  takingCalls,
} from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeApi, problem, refusal } from '../testing/fake-api.ts'
import { renderPages } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
import { hasUnsaved } from '../ui/dialog/unsaved.ts'
import { ListingRightsPage } from './listing-rights.tsx'

const agentId = '1f4d3f64-52cb-4d0b-8a5e-3e4d2b0c9a11'
const agent = aUser({ id: agentId, role: 'agent' })
const whole = 'World; L; film+tv; always; exclusive'
const listing = aListing({ id: '7', agentId, rights: whole })
const line = (text: string): Taking['lines'][number] => ({
  ...{ territories: 'x', languages: 'L', rights: 'film', from: null, to: null, exclusivity: 'exclusive', text },
})
const taking = (change: Partial<Taking>): Taking => ({
  id: '5c4b0c7f-1b0b-4a55-9a43-0d4e1b7a9d01',
  kind: 'holdback',
  lines: [line('US; L; film; always; exclusive')],
  ...{ holder: null, offerId: null, until: null, inWords: null, note: null, endedAt: null },
  ...change,
})
const offerId = '5c4b0c7f-1b0b-4a55-9a43-0d4e1b7a9d02'
const option = taking({
  ...{ id: offerId, kind: 'option', offerId, holder: 'Kite Films', until: '2027-11-30T12:00:00.000Z' },
  lines: [line('GB; L; film; always; exclusive')],
})
const books: RightsBook[] = [
  { text: 'World; L; film; always; exclusive', at: '2026-11-01T09:00:00.000Z', by: agentId },
  { text: whole, at: '2026-11-20T09:00:00.000Z', by: '417bb354-1a45-4e51-a32e-2633a246316b' },
]
const tagged = (body: unknown, etag: string, status = 200) => ({ status, body, headers: { etag } })

const rightsIn = (body: unknown) => (body as { rights: string }).rights
const meanwhile = (current: { etag: string; value: unknown }) =>
  problem({ status: 409, detail: 'Changed meanwhile.', code: 'CHANGED_MEANWHILE', current })

let api: ReturnType<typeof fakeApi>
let user = agent
let taken: Taking[] = []
beforeEach(() => {
  api = fakeApi()
  user = agent
  taken = [option]
  api.on(identityCalls.currentUser, () => user)
  api.on(catalogueCalls.getListing, () => tagged(listing, '"1"') as never)
  api.on(listingManagementCalls.rightsHistory, books)
  api.on(takingCalls.listTakings, () => tagged(taken, '"t1"') as never)
})
const open = async () => {
  const view = renderPages(
    { '/listing/:id/rights': <ListingRightsPage />, '/listing/:id': <p>The listing itself</p> },
    '/listing/7/rights',
  )
  await screen.findByRole('treegrid', { name: 'Rights by territory' })
  return view.user
}
const rowOf = (territory: string) =>
  screen.getAllByRole('row').find((row) => within(row).queryByRole('rowheader', { name: territory }))!
const film = (territory: string) => rowOf(territory).querySelectorAll('td')[0]!
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Rights on offer, line by line')
const press = (name: string) => screen.getByRole('button', { name })

describe('the grid of rights', () => {
  it('says in words what each territory’s right is, and opens to countries', async () => {
    const user = await open()
    expect(film('United Kingdom')).toHaveTextContent('Optionedto 30 Nov 2027')
    expect(film('United States')).toHaveTextContent('Free')
    expect(film('Europe')).toHaveTextContent(/^Partly free: free in AD, .*; optioned to 30 Nov 2027 in GB$/)
    expect(rowOf('Canada').querySelectorAll('td')[3]).toHaveTextContent('Not offered')
    await user.click(screen.getByRole('rowheader', { name: 'Europe' }))
    expect(rowOf('Europe')).toHaveAttribute('aria-expanded', 'true')
    expect(film('France')).toHaveTextContent('Free')
  })

  it('is one stop of Tab and goes by arrows; Shift chooses a range, Escape lets it go', async () => {
    const user = await open()
    const stops = screen.getByRole('treegrid').querySelectorAll('[tabindex="0"]')
    expect(stops).toHaveLength(1)
    act(() => (stops[0] as HTMLElement).focus())
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const chosen = () => screen.getByRole('treegrid').querySelectorAll('[aria-selected="true"]').length
    expect(chosen()).toBe(4)
    expect(screen.getByText(/^4 cells chosen: film and TV rights, /)).toBeVisible()
    expect(rowOf('United States').querySelectorAll('td')[1]).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(chosen()).toBe(0)
    await user.keyboard('{Home} ')
    expect(chosen()).toBe(8)
    await user.keyboard('{Home}{Control>}{End}{/Control}')
    expect(rowOf('Elsewhere').querySelectorAll('td')[7]).toHaveFocus()
  })

  it('chooses what a mouse is dragged over', async () => {
    const user = await open()
    await user.pointer([
      { keys: '[MouseLeft>]', target: film('Canada') },
      { target: rowOf('Australia').querySelectorAll('td')[1]! },
      { keys: '[/MouseLeft]' },
      { target: film('Europe') },
    ])
    expect(screen.getByText(/^4 cells chosen/)).toBeVisible()
  })

  it('writes the text as cells change, and undoes', async () => {
    const user = await open()
    await user.click(film('Canada'))
    await user.click(press('Do not offer'))
    expect(text().value).toBe('World; L; tv; always; exclusive ||\nWorld ex CA; L; film; always; exclusive')
    expect(film('Canada')).toHaveTextContent('Not offered')
    await user.click(press('Offer'))
    const dialog = await screen.findByRole('dialog', { name: 'Offer these rights' })
    await user.selectOptions(within(dialog).getByLabelText('How exclusively'), 'non-exclusive')
    await user.click(within(dialog).getByRole('button', { name: 'Offer' }))
    await waitFor(() => expect(film('Canada')).toHaveTextContent('Non-exclusive'))
    await user.click(press('Undo'))
    await user.click(press('Undo'))
    expect(text().value).toBe(whole)
    expect(press('Save rights')).toBeDisabled()
  })

  it('changes only the language that is chosen', async () => {
    const user = await open()
    await user.selectOptions(screen.getByLabelText('Language'), 'fr')
    await user.click(film('Canada'))
    await user.click(press('Do not offer'))
    expect(film('Canada')).toHaveTextContent('Not offered')
    await user.selectOptions(screen.getByLabelText('Language'), 'en')
    expect(film('Canada')).toHaveTextContent('Free')
    await user.selectOptions(screen.getByLabelText('Language'), 'L')
    expect(film('Canada')).toHaveTextContent(/^Partly free/)
  })

  it('follows what is typed, and names the place of a fault while it keeps the last lines', async () => {
    const user = await open()
    fireEvent.change(text(), { target: { value: 'World ex US; L; film' } })
    expect(film('United States')).toHaveTextContent('Not offered')
    fireEvent.change(text(), { target: { value: 'World ex US; L; film ||\nMars; L; tv' } })
    expect(text()).toBeInvalid()
    expect(screen.getByText('Row 2, character 1: “Mars” is no country or region we know.')).toBeVisible()
    expect(film('United States')).toHaveTextContent('Not offered')
    expect(press('Save rights')).toBeDisabled()
    await user.click(press('Go to the fault'))
    expect(text()).toHaveFocus()
    expect(text().selectionStart).toBe(24)
  })

  it('shows the rights of a later day', async () => {
    await open()
    fireEvent.change(text(), { target: { value: 'World; L; film; ..2030-12-31' } })
    fireEvent.change(screen.getByLabelText('As of'), { target: { value: '2031-01-01' } })
    expect(film('Canada')).toHaveTextContent('Not offered')
    expect(film('United Kingdom')).toHaveTextContent('free if it lapsed 30 Nov 2027')
  })
})

describe('saving the book', () => {
  const change = async () => {
    const user = await open()
    await user.click(film('Canada'))
    await user.click(press('Do not offer'))
    return user
  }

  it('sends the listing with its new book, for the version that was read', async () => {
    api.on(
      listingManagementCalls.replaceListing,
      ({ body }) => tagged({ ...listing, rights: rightsIn(body) }, '"2"') as never,
    )
    const user = await change()
    await user.click(press('Save rights'))
    await screen.findByText('Exclusive film rights, worldwide except Canada')
    const [sent] = api.asked(listingManagementCalls.replaceListing)
    expect(sent!.headers.get('if-match')).toBe('"1"')
    expect(sent!.body).toMatchObject({
      title: 'The Moonstone',
      rights: 'World; L; tv; always; exclusive || World ex CA; L; film; always; exclusive',
    })
    expect(press('Save rights')).toBeDisabled()
  })

  it('goes on by itself where something else of the listing was changed meanwhile', async () => {
    const theirs = { ...listing, logline: 'Theirs' }
    api.on(listingManagementCalls.replaceListing, ({ headers, body }) =>
      headers.get('if-match') === '"1"'
        ? meanwhile({ etag: '"2"', value: theirs })
        : (tagged({ ...theirs, rights: rightsIn(body) }, '"3"') as never),
    )
    const user = await change()
    await user.click(press('Save rights'))
    await waitFor(() => expect(api.asked(listingManagementCalls.replaceListing)).toHaveLength(2))
    expect(api.asked(listingManagementCalls.replaceListing)[1]!.body).toMatchObject({ logline: 'Theirs' })
  })

  it('shows both texts where the rights were changed meanwhile, and takes over what is chosen', async () => {
    const theirs = 'EU; L; film; always; exclusive'
    api.on(listingManagementCalls.replaceListing, meanwhile({ etag: '"2"', value: { ...listing, rights: theirs } }))
    const user = await change()
    await user.click(press('Save rights'))
    const dialog = await screen.findByRole('dialog', { name: 'Changed while you were editing' })
    expect(within(dialog).getByText(theirs)).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: 'Take theirs' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(text().value).toBe('European Union; L; film; always; exclusive')
    await user.click(press('Undo'))
    expect(text().value).toContain('World ex CA')
  })

  it('keeps what was changed where it is refused, and shows the place', async () => {
    const message = 'Something is missing here'
    api.on(
      listingManagementCalls.replaceListing,
      refusal(400, message, [{ path: 'rights', message, line: 2, column: 3 }]),
    )
    const user = await change()
    await user.click(press('Save rights'))
    expect(await screen.findByText('Row 2, character 2: Something is missing here.')).toBeVisible()
    expect(text().value).toContain('World ex CA')
  })

  it('asks before leaving what is not saved', async () => {
    const user = await change()
    expect(hasUnsaved()).toBe(true)
    await user.click(press('Undo'))
    expect(hasUnsaved()).toBe(false)
  })
})

describe('what is taken', () => {
  it('is recorded of the chosen cells, and the grid follows', async () => {
    const added = taking({ id: '5c4b0c7f-1b0b-4a55-9a43-0d4e1b7a9d03' })
    api.on(takingCalls.addTaking, () => {
      taken = [option, added]
      return added
    })
    const user = await open()
    await user.click(film('United States'))
    await user.click(press('Hold back'))
    const dialog = await screen.findByRole('dialog', { name: 'Hold these rights back' })
    await user.type(within(dialog).getByLabelText(/^Note/), 'The author asked')
    await user.click(within(dialog).getByRole('button', { name: 'Hold back' }))
    await screen.findByText('Held back', { selector: 'td[data-place] span' })
    expect(api.asked(takingCalls.addTaking)[0]!.body).toEqual({
      ...{ kind: 'holdback', lines: 'US; L; film; always; exclusive', holder: null, note: 'The author asked' },
    })
    expect(text().value).toBe(whole)
  })

  it('says what stands in the way of a grant, and keeps the dialog', async () => {
    api.on(
      takingCalls.addTaking,
      problem({
        ...{ status: 409, detail: 'Some of these rights are taken already.', code: 'TAKING_OVERLAPS' },
        overlaps: [{ id: offerId, kind: 'option', lines: ['GB; L; film; always; exclusive'] }],
      }),
    )
    const user = await open()
    await user.click(film('United Kingdom'))
    await user.click(press('Record a grant elsewhere'))
    const dialog = await screen.findByRole('dialog', { name: 'Record a grant elsewhere' })
    await user.type(within(dialog).getByLabelText(/^Who has them/), 'Kite Films')
    await user.click(within(dialog).getByRole('button', { name: 'Record the grant' }))
    expect(await within(dialog).findByText('Under option: Exclusive film rights, United Kingdom.')).toBeVisible()
    expect(within(dialog).getByLabelText(/^Who has them/)).toHaveValue('Kite Films')
  })

  it('is listed with who has it: options lead to their offer, holdbacks are changed and released', async () => {
    taken = [
      option,
      taking({ note: 'Wait for the sequel' }),
      taking({ id: '5c4b0c7f-1b0b-4a55-9a43-0d4e1b7a9d04', endedAt: '2026-11-02T09:00:00.000Z' }),
    ]
    api.on(takingCalls.endTaking, ({ headers }) => {
      expect(headers.get('if-match')).toBe('"t1"')
      taken = [option]
      return taking({ endedAt: '2026-11-28T09:00:00.000Z' })
    })
    const user = await open()
    const table = screen.getByRole('table', { name: 'Who has which rights' })
    expect(within(table).getByText('Kite Films')).toBeVisible()
    expect(within(table).getByRole('link', { name: 'Open the offer' })).toHaveAttribute(
      'href',
      `/agent-dashboard?tab=submissions&offer=${offerId}`,
    )
    expect(screen.getByRole('button', { name: 'Show what has ended (1)' })).toBeVisible()
    await user.click(within(table).getByRole('button', { name: /^Release/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.queryByText('Wait for the sequel')).toBeNull())
  })

  it('is changed by its own lines, and a fault in them is named before anything is sent', async () => {
    taken = [taking({})]
    api.on(takingCalls.changeTaking, ({ body }) => taking({ note: (body as { note: string }).note }))
    const user = await open()
    await user.click(screen.getByRole('button', { name: /^Edit/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit: held back' })
    const lines = within(dialog).getByLabelText('Rights, line by line')
    fireEvent.change(lines, { target: { value: 'US; L; flim' } })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText(/^Line 1, character 8: “flim” is none of the rights/)).toBeVisible()
    expect(api.asked(takingCalls.changeTaking)).toEqual([])
    fireEvent.change(lines, { target: { value: 'US, CA; L; film' } })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(api.asked(takingCalls.changeTaking)[0]?.body).toEqual({
        lines: 'US, CA; L; film',
        holder: null,
        note: null,
      }),
    )
  })
})

describe('earlier books', () => {
  it('say who wrote them, are compared with the present one, and can be used again', async () => {
    const user = await open()
    const versions = within(screen.getByRole('region', { name: /^History/ })).getAllByRole('listitem')
    expect(versions[0]).toHaveTextContent('by an administrator')
    expect(versions[1]).toHaveTextContent('by you')
    await user.click(within(versions[1]!).getByRole('button', { name: /^Compare with now/ }))
    expect(versions[1]).toHaveTextContent('Added since: Exclusive TV rights, worldwide.')
    await user.click(within(versions[1]!).getByRole('button', { name: /^Use these lines/ }))
    expect(text().value).toBe('World; L; film; always; exclusive')
    expect(within(versions[1]!).getByText('The same as now.')).toBeVisible()
  })
})

describe('who is not the agent', () => {
  it('reads as an administrator, and changes nothing', async () => {
    user = aUser({ role: 'admin' })
    await open()
    expect(text()).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Save rights' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Use these lines/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open the offer' })).toHaveAttribute(
      'href',
      `/admin/transactions?offer=${offerId}`,
    )
  })

  it('is told so as another agent', async () => {
    user = aUser({ role: 'agent' })
    renderPages({ '/listing/:id/rights': <ListingRightsPage /> }, '/listing/7/rights')
    expect(await screen.findByText('Only the agent of a listing can manage its rights.')).toBeVisible()
  })

  it('tries again where what is taken could not be loaded, and shows no cell as free meanwhile', async () => {
    api.on(takingCalls.listTakings, refusal(503, 'Offers are away just now.'))
    renderPages({ '/listing/:id/rights': <ListingRightsPage /> }, '/listing/7/rights')
    expect(await screen.findByText('Offers are away just now.')).toBeVisible()
    expect(screen.queryByRole('treegrid')).toBeNull()
  })
})
