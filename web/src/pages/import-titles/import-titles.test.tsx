import { importCalls as calls, identityCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LeaveGuard } from '../../shared/form/leave-guard.tsx'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anImport, importId } from '../../testing/import-samples.ts'
import { fakeUploads, PendingUpload } from '../../testing/pending-upload.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { ImportTitlesPage } from './import-titles.tsx'

const path = '/agent-dashboard/import'
const onix = () => new File(['<ONIXMessage/>'], 'autumn.xml', { type: 'text/xml' })
const sent = fakeUploads()
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
  api.on(calls.listImports, [])
})
const open = () =>
  renderPages(
    {
      [path]: (
        <>
          <LeaveGuard />
          <ImportTitlesPage />
        </>
      ),
    },
    path,
  )
const input = () => screen.findByLabelText('File of titles')

it('gives an agent all titles as a file that can be imported again, or those of a choice', async () => {
  const agent = aUser({ role: 'agent' })
  const { user } = open()
  const link = await screen.findByRole('link', { name: 'ONIX 3.0' })
  expect(link).toHaveAttribute('href', `/api/listings/agent/${agent.id}/export?format=onix30`)
  await user.type(screen.getByLabelText('Only titles with these words (optional)'), 'salt road')
  await user.selectOptions(screen.getByLabelText('Status'), 'available')
  const { searchParams } = new URL(link.getAttribute('href')!, 'http://site')
  expect([...searchParams]).toEqual([
    ['format', 'onix30'],
    ['search', 'salt road'],
    ['status', 'available'],
  ])
})

describe('sending a file of titles', () => {
  it('says what is read, and how to begin without a file', async () => {
    open()
    expect(
      await screen.findByText(/^ONIX for Books 3.0, 3.1 or 2.1, CSV, .* Up to 200 MB and 20,000 records/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Template (CSV)' })).toHaveAttribute('href', '/api/imports/template.csv')
    const back = await screen.findByRole('link', { name: 'My IP Assets' })
    expect(back).toHaveAttribute('href', '/agent-dashboard?tab=assets')
  })

  it('shows how much has gone out, and then the import at its own address', async () => {
    const { user } = open()
    await user.upload(await input(), onix())
    const upload = await sent(1)
    act(() => upload.upload.onprogress?.({ loaded: 40, total: 100 }))
    expect(screen.getByRole('progressbar', { name: 'Uploading autumn.xml' })).toHaveValue(40)
    await act(async () => upload.answer(202, anImport({ state: 'reading' })))
    await waitFor(() => expect(where()).toBe(`${path}/${importId}`))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('takes a file that is dropped', async () => {
    open()
    const place = (await screen.findByText('Drop a file here, or choose one.')).parentElement!
    fireEvent.drop(place, { dataTransfer: { files: [onix()] } })
    expect((await sent(1)).file?.name).toBe('autumn.xml')
  })

  it.each([
    [413, { detail: 'This archive unpacks to more than 600 MB.' }, 'This archive unpacks to more than 600 MB.'],
    [413, {}, 'This file is larger than 200 MB. Zip it, or split it into several files.'],
    [415, { detail: 'This is a PDF.' }, 'This is a PDF.'],
    [429, {}, 'You can import 20 files a day. Please try again tomorrow.'],
    [500, {}, 'The file could not be sent. Check your connection, and send it again.'],
  ])('says why it was refused, and keeps the place to choose another: %s %j', async (status, body, says) => {
    const { user } = open()
    await user.upload(await input(), onix())
    const upload = await sent(1)
    await act(async () => upload.answer(status, body))
    expect(screen.getByRole('alert')).toHaveTextContent(says)
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled()
    expect(where()).toBe(path)
  })

  it('does not send what is empty or too large', async () => {
    const { user } = open()
    await user.upload(await input(), new File([], 'empty.csv'))
    expect(await screen.findByText('There is nothing in this file.')).toBeVisible()
    const large = new File(['x'], 'large.xml')
    Object.defineProperty(large, 'size', { value: 200 * 1024 * 1024 + 1 })
    await user.upload(await input(), large)
    expect(await screen.findByText(/^This file is larger than 200 MB/)).toBeVisible()
    expect(PendingUpload.all).toEqual([])
  })

  it('asks before the page is left while it is on its way', async () => {
    const { user } = open()
    await user.upload(await input(), onix())
    await sent(1)
    await user.click(await screen.findByRole('link', { name: 'My IP Assets' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(where()).toBe(path)
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByRole('button', { name: 'Choose file' })).toBeVisible()
  })
})

describe('the imports of before', () => {
  it('stand there with their state and what they came to', async () => {
    api.on(calls.listImports, [
      anImport(),
      anImport({
        id: importId.replace(/a$/, 'b'),
        fileName: 'spring.csv',
        state: 'applied',
        results: { created: 1_200 },
      }),
      anImport({
        id: importId.replace(/a$/, 'c'),
        fileName: 'page.xml',
        state: 'failed',
        failure: 'A web page.',
        counts: {},
      }),
    ])
    open()
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows).toEqual([
      'autumn.xmlReady to apply2 new, 1 to change28 Nov 2026, 10:00',
      'spring.csvApplied1,200 created, 0 changed28 Nov 2026, 10:00',
      'page.xmlCould not be readA web page.28 Nov 2026, 10:00',
    ])
    expect(screen.getByRole('link', { name: 'autumn.xml' })).toHaveAttribute('href', `${path}/${importId}`)
  })

  it('are said not to be there yet, and asked for again when they could not be read', async () => {
    let isAway = true
    api.on(calls.listImports, () => (isAway ? refusal(503, 'Away.') : []))
    const { user } = open()
    expect(await screen.findByText('We can’t show your imports just now.')).toBeVisible()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No imports yet' })).toBeVisible()
  })
})
