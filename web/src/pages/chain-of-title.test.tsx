import { chainOfTitleCalls as calls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { openToast, renderPage, where } from '../testing/render-page.tsx'
import { aChainDocument } from '../testing/samples.ts'
import { ChainOfTitlePage } from './chain-of-title.tsx'

const filed = {
  ...aChainDocument({ status: 'submitted' }),
  listing: { id: '7', title: 'The Moonstone', author: 'Wilkie Collins' },
}
const name = 'Author’s assignment or licence of The Moonstone'
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(calls.listChainDocuments, [filed])
})
const at = '/admin/chain-of-title'
const open = (search = '') => renderPage(<ChainOfTitlePage />, { path: at, at: at + search })
const ask = async (verdict: 'Verify' | 'Reject') => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `${verdict} ${name}` }))
  return { user, question: within(await screen.findByRole('alertdialog')) }
}

describe('the chains of title', () => {
  it('begin with what waits, and lead to the listing', async () => {
    open()
    const table = within(await screen.findByRole('table'))
    for (const text of ['Submitted', '3 Jan 2025', 'Worldwide', 'Signed copy.'])
      expect(table.getByText(text)).toBeVisible()
    expect(table.getByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/7')
    expect(api.asked(calls.listChainDocuments)[0]?.query.get('status')).toBe('submitted')
  })

  it('are shown by status, and a decided one asks for nothing', async () => {
    api.on(calls.listChainDocuments, ({ query }) =>
      query.get('status') === 'verified' ? [{ ...filed, status: 'verified' as const }] : [],
    )
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'No documents waiting for verification' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Status'), 'Verified')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull()
    expect(where()).toBe('/admin/chain-of-title?status=verified')
  })

  it.each([
    ['?status=all', 'All', null],
    ['?status=rejected', 'Rejected', 'rejected'],
    ['?status=nonsense', 'Submitted', 'submitted'],
  ])('are those that %s asks for', async (search, label, status) => {
    open(search)
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.getByLabelText('Status')).toHaveDisplayValue(label)
    expect(api.asked(calls.listChainDocuments)[0]?.query.get('status')).toBe(status)
  })

  it('say when they could not be read, and try again', async () => {
    api.on(calls.listChainDocuments, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('The documents could not be read.')).toBeVisible()
    api.on(calls.listChainDocuments, [filed])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

describe('a decision on a document', () => {
  it('verifies it', async () => {
    api.on(calls.decideDocument, () => {
      api.on(calls.listChainDocuments, [])
      return aChainDocument({ status: 'verified' })
    })
    const { user, question } = await ask('Verify')
    await user.click(question.getByRole('button', { name: 'Verify' }))
    await waitFor(() =>
      expect(openToast()).toMatchObject({ title: 'Document Verified', description: `${name} is verified.` }),
    )
    expect(api.asked(calls.decideDocument)[0]?.body).toEqual({ status: 'verified' })
    expect(await screen.findByRole('heading', { name: 'No documents waiting for verification' })).toBeVisible()
  })

  it('confirms another name with a note only', async () => {
    api.on(calls.decideDocument, aChainDocument({ status: 'verified' }))
    const { user, question } = await ask('Verify')
    await user.selectOptions(question.getByLabelText('Who the names stand for'), 'author')
    await user.click(question.getByRole('button', { name: 'Verify' }))
    expect(await question.findByText('Please say why another name is used')).toBeVisible()
    await user.type(question.getByLabelText('Note'), 'Probate seen.')
    await user.click(question.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(openToast()?.title).toBe('Document Verified'))
    const body = { status: 'verified', confirms: 'author', note: 'Probate seen.' }
    expect(api.asked(calls.decideDocument)[0]?.body).toEqual(body)
  })

  it('rejects it only with a reason', async () => {
    api.on(calls.decideDocument, aChainDocument({ status: 'rejected' }))
    const { user, question } = await ask('Reject')
    await user.click(question.getByRole('button', { name: 'Reject' }))
    expect(await question.findByText('Please say why the document is rejected')).toBeVisible()
    expect(api.asked(calls.decideDocument)).toHaveLength(0)
    await user.type(question.getByLabelText('Reason'), 'Page two is missing.')
    await user.click(question.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(openToast()?.title).toBe('Document Rejected'))
    expect(api.asked(calls.decideDocument)[0]?.body).toEqual({ status: 'rejected', reason: 'Page two is missing.' })
  })

  it('says why it was not taken, and keeps the reason', async () => {
    api.on(calls.decideDocument, refusal(409, 'The document has a decision.'))
    const { user, question } = await ask('Reject')
    await user.type(question.getByLabelText('Reason'), 'Unsigned.')
    await user.click(question.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(openToast()).toMatchObject({ title: 'Rejection failed', description: 'The document has a decision.' }),
    )
    expect(question.getByLabelText('Reason')).toHaveValue('Unsigned.')
  })
})
