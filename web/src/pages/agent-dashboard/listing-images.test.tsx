import { identityCalls, listingManagementCalls, offerCalls } from '@storyright/contracts/http'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '../../testing/fake-api.ts'
import { fakeUploads, PendingUpload } from '../../testing/pending-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AgentDashboardPage } from './agent-dashboard.tsx'

const imageUrl = (name: string) => `http://localhost/api/uploads/images/${name}.webp`
const image = (name: string, type = 'image/png') => new File(['picture'], name, { type })
const sent = fakeUploads()
beforeEach(() => {
  localStorage.clear()
  const api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
  api.on(offerCalls.agentOffers, [])
  api.on(listingManagementCalls.agentListings, [])
})

async function openMarketing() {
  const { user } = renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at: '/agent-dashboard?edit=new' })
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('tab', { name: 'Marketing' }))
  return { user, form }
}

describe('a cover', () => {
  it('shows how far its upload has come, and then its address; saving waits for it', async () => {
    const { user, form } = await openMarketing()
    await user.upload(form.getByLabelText('Upload cover'), image('cover.png'))
    const upload = await sent(1)
    act(() => upload.upload.onprogress?.({ loaded: 40, total: 100 }))
    expect(form.getByRole('progressbar', { name: 'Uploading cover.png' })).toHaveValue(40)
    expect(form.getByRole('button', { name: 'Save listing' })).toBeDisabled()
    await act(async () => upload.answer(201, { imageUrl: imageUrl('cover') }))
    expect(form.getByLabelText('Cover image (optional)')).toHaveValue(imageUrl('cover'))
    expect(form.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Save listing' })).toBeEnabled()
  })

  it('goes on uploading while another tab is open', async () => {
    const { user, form } = await openMarketing()
    await user.upload(form.getByLabelText('Upload cover'), image('cover.png'))
    const upload = await sent(1)
    await user.click(form.getByRole('tab', { name: 'Content' }))
    await act(async () => upload.answer(201, { imageUrl: imageUrl('cover') }))
    await user.click(form.getByRole('tab', { name: 'Marketing' }))
    expect(form.getByLabelText('Cover image (optional)')).toHaveValue(imageUrl('cover'))
  })

  it('says why the server refused it', async () => {
    const { user, form } = await openMarketing()
    await user.upload(form.getByLabelText('Upload cover'), image('cover.png'))
    const upload = await sent(1)
    await act(async () => upload.answer(415, { detail: 'This is not a picture that we can read.' }))
    expect(form.getByText('This is not a picture that we can read.')).toBeVisible()
    expect(form.getByLabelText('Cover image (optional)')).toHaveValue('')
  })

  it('is not sent when it is no picture', async () => {
    const { form } = await openMarketing()
    await userEvent
      .setup({ applyAccept: false })
      .upload(form.getByLabelText('Upload cover'), image('cover.gif', 'image/gif'))
    expect(await form.findByText('Please choose a PNG, JPEG or WebP image')).toBeVisible()
    expect(PendingUpload.all).toEqual([])
  })
})

describe('the gallery', () => {
  const add = async (
    { user, form }: Pick<Awaited<ReturnType<typeof openMarketing>>, 'user' | 'form'>,
    text: string,
  ) => {
    await user.click(form.getByRole('textbox', { name: 'Image address' }))
    await user.paste(text)
    await user.click(form.getByRole('button', { name: 'Add image' }))
  }

  it('takes images by address, each once, and lets them go', async () => {
    const view = await openMarketing()
    await add(view, 'https://example.com/a.png')
    await add(view, 'https://example.com/a.png')
    expect(view.form.getAllByRole('img', { name: /^Gallery/ })).toHaveLength(1)
    await view.user.click(view.form.getByRole('button', { name: 'Remove image 1' }))
    expect(view.form.getByText(/^0 of 10 images/)).toBeVisible()
  })

  it('takes nothing that is no address', async () => {
    const view = await openMarketing()
    await add(view, 'javascript:alert(1)')
    expect(view.form.getByText('Must be a valid URL')).toBeVisible()
    expect(view.form.getByText(/^0 of 10 images/)).toBeVisible()
  })

  it('takes several uploads, one after another, up to ten images', async () => {
    const { user, form } = await openMarketing()
    const files = Array.from({ length: 12 }, (_none, place) => image(`${place}.png`))
    await user.upload(form.getByLabelText('Upload images'), files)
    for (let place = 1; place <= 10; place += 1) {
      const upload = await sent(place)
      await act(async () => upload.answer(201, { imageUrl: imageUrl(String(place)) }))
    }
    expect(await form.findByText(/^10 of 10 images/)).toBeVisible()
    expect(form.getByRole('button', { name: 'Upload images' })).toBeDisabled()
    expect(PendingUpload.all).toHaveLength(10)
  })
})
