import { identityCalls, type OfferRoom, offerCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useOfferRoomQuery } from '../../entities/offer/offer.api.ts'
import { shelfOf } from '../../entities/offer/offer-documents.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { anOfferRoom, aShelfDocument } from '../../testing/offer-room-samples.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { fakeUploads, PendingUpload } from '../../testing/pending-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { OfferShelf } from './offer-shelf.tsx'

const { id } = anOffer()
let api: ReturnType<typeof fakeApi>
let room: OfferRoom
const upload = fakeUploads()
beforeEach(() => {
  api = fakeApi()
  room = anOfferRoom()
  api.on(identityCalls.currentUser, aUser())
  api.on(offerCalls.getRoom, () => room)
})

type Side = 'producer' | 'agent' | 'admin'
function Room({ side }: { side: Side }) {
  const { data } = useOfferRoomQuery(id)
  return data && <OfferShelf room={data} side={side} />
}
const open = (side: Side = 'producer') => renderPage(<Room side={side} />, { path: '/offers/1' })
const list = async () => within(await screen.findByRole('list', { name: 'Documents' }))
const chooser = () => screen.findByLabelText('Add documents')
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const answered = { id: aShelfDocument(9).id, documentUrl: aShelfDocument(9).url, version: 1, sha256: 'ab' }

describe('an offer’s shelf', () => {
  it('has each name once, its newest version first and those before it folded away', async () => {
    const [first, second] = [
      aShelfDocument(1),
      aShelfDocument(2, { version: 2, uploadedAt: '2026-11-19T09:00:00.000Z' }),
    ]
    const other = aShelfDocument(3, { name: 'pitch.docx', uploadedAt: '2026-11-18T12:00:00.000Z' })
    room = anOfferRoom({ documents: [second, other, first] })
    open()
    const links = (await list()).getAllByRole('link', { name: /^Download/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([second.url, first.url, other.url])
    expect((await list()).getByText('1 older version')).toBeVisible()
    expect((await list()).getByText(/^Version 2 · 244 KB, added by the agent/)).toBeVisible()
    expect(screen.getByText('3 of 50 files')).toBeVisible()
    expect(shelfOf(room.documents).map(({ older }) => older)).toEqual([[first], []])
  })

  it('says who added a file, and whether the other side opened it', async () => {
    const openedAt = '2026-11-20T10:00:00.000Z'
    room = anOfferRoom({
      documents: [
        aShelfDocument(1, { name: 'a.pdf', by: 'producer', openedAt }),
        aShelfDocument(2, { name: 'b.pdf', by: 'producer' }),
        aShelfDocument(3, { name: 'c.pdf' }),
        aShelfDocument(4, { name: 'd.pdf', openedAt }),
      ],
    })
    const { unmount } = open()
    const shown = await list()
    expect(shown.getByText('Opened by the agent on 20 Nov 2026, 10:00')).toBeVisible()
    expect(shown.getByText('Not opened by the agent yet')).toBeVisible()
    expect(shown.getByText('New to you')).toBeVisible()
    expect(shown.getByText('You opened it on 20 Nov 2026, 10:00')).toBeVisible()
    expect(shown.getAllByText(/added by you on 18 Nov 2026, 09:00$/)).toHaveLength(2)
    unmount()
    open('admin')
    expect(await screen.findByText('Opened by the producer on 20 Nov 2026, 10:00')).toBeVisible()
    expect(screen.queryByLabelText('Add documents')).toBeNull()
  })

  it('shows and copies the fingerprint on demand, where one is known', async () => {
    room = anOfferRoom({ documents: [aShelfDocument(1), aShelfDocument(2, { name: 'old.pdf', sha256: null })] })
    const { user } = open()
    const details = (await list()).getAllByText('Technical details')
    expect(details).toHaveLength(1)
    await user.click(details[0]!)
    await user.click((await list()).getByRole('button', { name: 'Copy the fingerprint of memo.pdf, version 1' }))
    await expectToast({ title: 'Fingerprint Copied' })
    expect(await navigator.clipboard.readText()).toBe(aShelfDocument(1).sha256)
  })

  it('is downloaded under its own name', async () => {
    room = anOfferRoom({ documents: [aShelfDocument(1)] })
    open()
    expect((await list()).getByRole('link', { name: 'Download memo.pdf' })).toHaveAttribute('download', 'memo.pdf')
  })

  it('takes nothing more once nobody may write', async () => {
    room = anOfferRoom({ may: { ...room.may, write: false } })
    open()
    expect(await screen.findByText('No documents yet')).toBeVisible()
    expect(screen.queryByLabelText('Add documents')).toBeNull()
  })
})

describe('adding documents', () => {
  it('sends them one after the other, and one that is refused keeps none from it', async () => {
    const { user } = open()
    await user.upload(await chooser(), [pdf('a.pdf'), pdf('b.pdf')])
    const first = await upload(1)
    act(() => first.upload.onprogress?.({ loaded: 40, total: 100 }))
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute('value', '40'),
    )
    expect(screen.getByText('Waiting')).toBeVisible()
    await act(async () => first.answer(415, { detail: 'The content is not a PDF.' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The content is not a PDF.')
    const second = await upload(2)
    expect(second.file!.name).toBe('b.pdf')
    room = anOfferRoom({ documents: [aShelfDocument(9, { name: 'b.pdf', by: 'producer' })] })
    await act(async () => second.answer(201, answered))
    expect(await screen.findByText('b.pdf was added.')).toBeVisible()
    expect((await list()).getByText('b.pdf')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss a.pdf' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes what is dropped, and can be cancelled', async () => {
    const { user } = open()
    const target = (await screen.findByRole('button', { name: 'Add documents' })).parentElement!
    fireEvent.drop(target, { dataTransfer: { files: [pdf('dropped.pdf')] } })
    expect((await upload(1)).file!.name).toBe('dropped.pdf')
    await user.click(screen.getByRole('button', { name: 'Cancel upload of dropped.pdf' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['macros', new File(['PK'], 'deal.docm'), /^Documents with macros are not accepted/],
    ['an old Word file', new File(['x'], 'deal.doc'), /^Please choose a PDF, PNG, JPEG or Word/],
    ['a file without content', pdf('empty.pdf'), 'This file is empty'],
    ['a large file', pdf('large.pdf'), 'A file may be at most 20 MB'],
  ])('refuses %s before anything is sent', async (what, file, words) => {
    const size = { 'a file without content': 0, 'a large file': 20 * 1024 * 1024 + 1 }[what]
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    open()
    const target = (await screen.findByRole('button', { name: 'Add documents' })).parentElement!
    fireEvent.drop(target, { dataTransfer: { files: [file] } })
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(PendingUpload.all).toHaveLength(0)
  })

  it('says when the shelf is full', async () => {
    const documents = Array.from({ length: 50 }, (_nothing, place) => aShelfDocument(place, { name: `${place}.pdf` }))
    room = anOfferRoom({ documents })
    const { user } = open()
    await user.upload(await chooser(), pdf('one-more.pdf'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This offer already has 50 files')
    expect(PendingUpload.all).toHaveLength(0)
  })
})
