import { type Address, limits } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import type { Reply } from '../ask.ts'
import { type FileAddress, sendFile } from '../send-file.ts'
import { useAppDispatch } from '../store.ts'

export const acceptedFiles = '.pdf,.png,.jpg,.jpeg'

/** Why a file cannot be sent at all; the server looks at its content. */
export function unfitFile({ name, size }: { name: string; size: number }) {
  if (!/\.(pdf|png|jpe?g)$/i.test(name)) return 'Please choose a PDF, PNG or JPEG file'
  return size > limits.chainFileBytes ? 'A file may be at most 20 MB' : null
}

type Upload = { name: string; percent: number } | { sent: string } | { fault: string }

/** The upload of a dialog's paper: how far it is, or how it ended. It ends with the dialog. */
export function useFileUpload<A extends Address>(to: FileAddress<A>) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const running = useRef<AbortController>(null)
  const dispatch = useAppDispatch()
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File, onSent: (reply: Reply<A>) => void) {
    const unfit = unfitFile(file)
    if (unfit) return setUpload({ fault: unfit })
    running.current = new AbortController()
    const { signal } = running.current
    const onProgress = (percent: number) => setUpload({ name: file.name, percent })
    onProgress(0)
    try {
      onSent(await dispatch(sendFile({ ...to, file, onProgress, fallback, signal })))
      setUpload({ sent: file.name })
    } catch (error) {
      setUpload(signal.aborted ? null : { fault: (error as Error).message })
    }
  }
  const busy = upload !== null && 'percent' in upload
  return { upload, busy, send, cancel: () => running.current?.abort() }
}
export type FileUploading<A extends Address> = ReturnType<typeof useFileUpload<A>>

const fallback = 'The file could not be uploaded. Please try again.'
