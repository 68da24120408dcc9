import type { OfferDocument } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { baseApi } from '../../shared/base-api.ts'
import { newKey } from '../../shared/new-key.ts'
import { sendFile } from '../../shared/send-file.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { documentsOf } from './offer-documents.ts'

/** A file that was chosen: it waits, is being sent, or was refused. One that is on the shelf is none of these any more. */
export interface DocumentUpload {
  key: string
  name: string
  percent: number | null
  fault: string | null
}
/** What is known of a document as soon as it is on the shelf. */
export type AddedDocument = Pick<OfferDocument, 'id' | 'name' | 'version' | 'bytes'>
type Chosen = { key: string; file: File }

const full = `This offer already has ${offerLimits.documentsOfOffer} files, the most that it can keep.`

/**
 * Puts files on an offer's shelf, one after the other: one that is refused keeps none of the others from it. `kept` is how many
 * are there already. Unmounting aborts.
 */
export function useDocumentUploads(offerId: string, kept: number, onAdded: (document: AddedDocument) => void) {
  const [uploads, setUploads] = useState<DocumentUpload[]>([])
  const dispatch = useAppDispatch()
  const queue = useRef<Chosen[]>([])
  const running = useRef<{ key: string; abort: AbortController }>(null)
  const hear = useRef({ kept, onAdded })
  useEffect(() => {
    hear.current = { kept, onAdded }
  })
  useEffect(
    () => () => {
      queue.current = []
      running.current?.abort.abort()
    },
    [],
  )
  const change = (key: string, to: Partial<DocumentUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const forget = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))

  async function sendOne({ key, file }: Chosen, signal: AbortSignal) {
    const { to, unfit, fallback } = documentsOf(offerId)
    const refusal = unfit(file) ?? (hear.current.kept >= offerLimits.documentsOfOffer ? full : null)
    if (refusal) throw new Error(refusal)
    const onProgress = (percent: number) => change(key, { percent })
    onProgress(0)
    const { id, version } = await dispatch(sendFile({ to, file, onProgress, fallback, signal }))
    hear.current.kept += 1
    hear.current.onAdded({ id, version, name: file.name, bytes: file.size })
    dispatch(baseApi.util.invalidateTags([{ type: 'Offers', id: offerId }]))
  }

  async function run() {
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key } = next
      const abort = new AbortController()
      running.current = { key, abort }
      try {
        await sendOne(next, abort.signal)
        forget(key)
      } catch (error) {
        if (abort.signal.aborted) forget(key)
        else change(key, { percent: null, fault: (error as Error).message })
      }
    }
    running.current = null
  }

  return {
    uploads,
    isBusy: uploads.some(({ fault }) => fault === null),
    add(files: readonly File[]) {
      const chosen = files.map((file) => ({ key: newKey(), file }))
      const waiting = chosen.map(({ key, file }) => ({ key, name: file.name, percent: null, fault: null }))
      // What was refused before has been read by now.
      setUploads((before) => [...before.filter(({ fault }) => fault === null), ...waiting])
      queue.current.push(...chosen)
      if (!running.current) void run()
    },
    /** Gives up one that waits or is being sent, or takes away what was refused. */
    remove(key: string) {
      queue.current = queue.current.filter((one) => one.key !== key)
      if (running.current?.key === key) running.current.abort.abort()
      else forget(key)
    },
  }
}
export type DocumentUploads = ReturnType<typeof useDocumentUploads>
