import {
  chainOfTitleCalls as calls,
  catalogueCalls,
  enrichmentCalls,
  identityCalls,
  offerCalls,
  type User,
} from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
// Compiled beforehand, so that no test waits for that.
import '../features/chain-of-title/chain-block.tsx'
import { someEnrichments } from '../testing/enrichment-samples.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { openToast, renderPage } from '../testing/render-page.tsx'
import { aChain, aChainDocument, aListing, aUser } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(calls.getChain, aChain([]))
  api.on(offerCalls.agentOffers, [])
  api.on(enrichmentCalls.enrichmentsOf, someEnrichments())
})
const agent: Partial<User> = { role: 'agent', id: aListing().agentId }
const open = (who: Partial<User> = agent) => {
  api.on(identityCalls.currentUser, aUser(who))
  return renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
}
const rows = async (name = 'Path of the rights') =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem')

describe('the chain of title in a listing’s page', () => {
  it.each<[string, Partial<User>]>([
    ['a producer', {}],
    ['another agent', { role: 'agent' }],
    ['an agent whose application waits', { ...agent, isVerified: false }],
  ])('is not shown to %s', async (_who, who) => {
    open(who)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: 'Chain of Title' })).toBeNull()
    expect(api.asked(calls.getChain)).toHaveLength(0)
  })

  it('is shown to administrators, and says when it is empty', async () => {
    open({ role: 'admin' })
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible()
  })

  it('shows the documents in their order, with the reason of a rejection', async () => {
    const rejected = aChainDocument({
      id: aUser().id,
      position: 2,
      status: 'rejected',
      reason: 'The second page is missing.',
    })
    api.on(calls.getChain, aChain([aChainDocument({ status: 'verified' }), rejected]))
    open()
    const [first, second] = await rows()
    for (const text of ['Author’s assignment or licence', 'Verified', '3 Jan 2025', 'Worldwide', 'Signed copy.'])
      expect(within(first!).getByText(text)).toBeVisible()
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'https://files.test/one.pdf')
    expect(within(first!).queryByRole('button')).toBeNull()
    expect(within(second!).getByText('Rejected: The second page is missing.')).toBeVisible()
    expect(within(second!).getAllByRole('button')).toHaveLength(3)
  })

  it('marks where a transfer is missing, and shows certificates beside the path', async () => {
    const other = (id: number) => `5b1d3f64-52cb-4d0b-8a5e-3e4d2b0c9a${id}`
    const documents = [
      aChainDocument({ id: other(20), type: 'registration' }),
      aChainDocument({
        id: other(21),
        position: 2,
        grantee: 'Moss Films',
        status: 'verified',
        confirms: 'author',
        confirmedBecause: 'Probate seen.',
      }),
    ]
    const gap = { from: 'Moss Films', to: 'Vane & Daughters' }
    api.on(calls.getChain, aChain(documents, { path: [other(21)], gap, complete: false }))
    open()
    const path = await rows()
    expect(path).toHaveLength(2)
    expect(within(path[0]!).getByText('Confirmed as the author’s side: Probate seen.')).toBeVisible()
    expect(path[1]).toHaveTextContent('A transfer from Moss Films to Vane & Daughters is missing.')
    const beside = await rows('Beside the path')
    expect(beside).toHaveLength(1)
    expect(within(beside[0]!).getByText('Registration or deposit')).toBeVisible()
  })

  it.each([
    ['Not complete', { complete: false }],
    ['Complete, not verified yet', {}],
    ['Complete and verified', { verified: true }],
  ])('says: %s', async (words, change) => {
    api.on(calls.getChain, aChain([aChainDocument()], change))
    open()
    const block = await screen.findByRole('region', { name: 'Chain of Title' })
    expect(await within(block).findByText(words)).toBeVisible()
  })

  it('says when it could not be read, and tries again', async () => {
    api.on(calls.getChain, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('The chain of title could not be read.')).toBeVisible()
    api.on(calls.getChain, aChain([]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible()
  })

  it('tells who did what', async () => {
    const actor = { id: aUser().id, name: 'Morwenna Tregear' }
    const after = { type: 'assignment', grantor: 'Zoë Hart', grantee: 'Vane', reason: 'Unsigned.' }
    const one = { id: aUser().id, documentId: aUser().id, at: '2026-11-03T09:30:00.000Z', actor, before: null, after }
    api.on(calls.getChain, aChain([], { history: [{ ...one, action: 'rejected' }] }))
    open()
    expect(await screen.findByText('History (1)')).toBeVisible()
    expect(
      screen.getByText(/^Rejected: Author’s assignment or licence, Zoë Hart to Vane \(“Unsigned.”\)/),
    ).toBeInTheDocument()
  })
})

describe('the file of a document', () => {
  const realRequest = globalThis.XMLHttpRequest
  /** Replaces the network: a request waits until the test answers it. */
  class PendingUpload {
    static last: PendingUpload
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    open() {}
    send() {
      PendingUpload.last = this
    }
    abort() {
      this.onabort?.()
    }
    answer(status: number, body: object) {
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      this.onload?.()
    }
  }
  beforeEach(() => {
    globalThis.XMLHttpRequest = PendingUpload as never
  })
  afterEach(() => {
    globalThis.XMLHttpRequest = realRequest
  })

  const fileUrl = 'http://localhost/api/uploads/documents/b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10.pdf'
  const file = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type })
  async function openForm() {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add Document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Document' }))
    const choose = (chosen: File) => user.upload(dialog.getByLabelText('Upload a file', { selector: 'input' }), chosen)
    return { user, dialog, choose }
  }

  it('shows how far its upload has come, and then its address; saving waits for it', async () => {
    const { dialog, choose } = await openForm()
    await choose(file('Deed.pdf'))
    act(() => PendingUpload.last.upload.onprogress?.({ loaded: 40, total: 100 }))
    expect(dialog.getByRole('progressbar', { name: 'Uploading Deed.pdf' })).toHaveValue(40)
    expect(dialog.getByRole('button', { name: 'Save Draft' })).toBeDisabled()
    await act(async () => PendingUpload.last.answer(201, { fileUrl }))
    expect(await dialog.findByText('Deed.pdf is uploaded.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^File/ })).toHaveValue(fileUrl)
    expect(dialog.getByRole('button', { name: 'Save Draft' })).toBeEnabled()
  })

  it('can be given up on the way, and leaves the address as it was', async () => {
    const { user, dialog, choose } = await openForm()
    await user.type(dialog.getByRole('textbox', { name: /^File/ }), 'https://files.test/a.pdf')
    await choose(file('Deed.pdf'))
    await user.click(dialog.getByRole('button', { name: 'Cancel upload' }))
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(dialog.getByRole('textbox', { name: /^File/ })).toHaveValue('https://files.test/a.pdf')
    expect(dialog.getByRole('button', { name: 'Upload a file' })).toHaveFocus()
  })

  it('says why it was not taken', async () => {
    const { dialog, choose } = await openForm()
    await choose(file('Deed.pdf'))
    await act(async () => PendingUpload.last.answer(415, { detail: 'Please choose a PDF, PNG or JPEG file.' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose a PDF, PNG or JPEG file.')
    await choose(new File([new Uint8Array(21 * 1024 * 1024)], 'Long.pdf', { type: 'application/pdf' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('A file may be at most 20 MB')
  })
})

describe('a document of the chain', () => {
  it('is added after its faults are mended', async () => {
    api.on(calls.addDocument, () => {
      api.on(calls.getChain, aChain([aChainDocument()]))
      return aChainDocument()
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add Document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Document' }))
    await user.click(dialog.getByRole('button', { name: 'Save Draft' }))
    expect(await dialog.findByText('Document type is required')).toBeVisible()
    expect(dialog.getByText('Who grants the rights is required')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Document type'), 'assignment')
    await user.type(dialog.getByLabelText('From'), 'Zoë Hart')
    await user.type(dialog.getByLabelText('To'), 'Vane')
    await user.click(dialog.getByRole('button', { name: 'Save Draft' }))
    await waitFor(() => expect(openToast()?.title).toBe('Document Added'))
    expect(await rows()).toHaveLength(1)
    expect(api.asked(calls.addDocument)[0]?.body).toMatchObject({
      type: 'assignment',
      grantor: 'Zoë Hart',
    })
  })

  it('keeps what was typed when the service refuses', async () => {
    api.on(calls.getChain, aChain([aChainDocument()]))
    api.on(calls.changeDocument, refusal(409, 'The document waits for a decision.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Edit document 1/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.clear(dialog.getByLabelText('To'))
    await user.type(dialog.getByLabelText('To'), 'Farrow')
    await user.click(dialog.getByRole('button', { name: 'Save Draft' }))
    await waitFor(() => expect(openToast()?.description).toBe('The document waits for a decision.'))
    expect(dialog.getByLabelText('To')).toHaveValue('Farrow')
  })

  it('is submitted', async () => {
    api.on(calls.getChain, aChain([aChainDocument()]))
    api.on(calls.submitDocument, () => {
      api.on(calls.getChain, aChain([aChainDocument({ status: 'submitted' })]))
      return aChainDocument({ status: 'submitted' })
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Submit document 1/ }))
    await waitFor(() => expect(openToast()?.title).toBe('Document Submitted'))
    expect(await screen.findByText('Submitted')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Edit document/ })).toBeNull()
  })

  it('is removed after a question', async () => {
    api.on(calls.getChain, aChain([aChainDocument()]))
    api.on(calls.removeDocument, () => {
      api.on(calls.getChain, aChain([]))
      return null
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Remove document 1/ }))
    expect(api.asked(calls.removeDocument)).toHaveLength(0)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(openToast()?.title).toBe('Document Removed'))
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible()
  })
})
