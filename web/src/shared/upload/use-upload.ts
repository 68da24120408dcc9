import type { Address } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import type { Reply } from '../call-to.ts'
import { sendFile } from '../send-file.ts'
import { useAppDispatch } from '../store.ts'
import type { UploadKind } from './upload-kinds.ts'

export interface UploadProgress {
  name: string
  percent: number
}
type State = { sending?: UploadProgress; sent?: string; fault?: string }
export interface UploadState<Sent> extends State {
  busy: boolean
  send: (files: readonly File[], onSent: (sent: Sent, file: File) => void) => Promise<void>
  cancel: () => void
}

/** The uploads to one address: the progress of the current one, or its result. Unmounting aborts it. */
export function useUpload<A extends Address>({ to, unfit, fallback }: UploadKind<A>): UploadState<Reply<A>> {
  const [state, setState] = useState<State>({})
  const running = useRef<AbortController>(null)
  const dispatch = useAppDispatch()
  useEffect(() => () => running.current?.abort(), [])

  function sendOne(file: File, signal: AbortSignal) {
    const refusal = unfit(file)
    if (refusal) throw new Error(refusal)
    const onProgress = (percent: number) => setState({ sending: { name: file.name, percent } })
    onProgress(0)
    return dispatch(sendFile({ to, file, onProgress, fallback, signal }))
  }

  /** Uploads one file after another; stops at the first that fails and keeps those before it. */
  async function send(files: readonly File[], onSent: (sent: Reply<A>, file: File) => void) {
    if (running.current || files.length === 0) return
    running.current = new AbortController()
    const { signal } = running.current
    try {
      for (const file of files) onSent(await sendOne(file, signal), file)
      setState({ sent: files.at(-1)!.name })
    } catch (error) {
      setState(signal.aborted ? {} : { fault: (error as Error).message })
    } finally {
      running.current = null
    }
  }
  return { ...state, busy: state.sending !== undefined, send, cancel: () => running.current?.abort() }
}
