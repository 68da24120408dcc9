import { useEffect, useRef, useState } from 'react'
import { SendingFailed, sendFile } from '../send-file.ts'
import { loggedOut, useLeaveForSignIn } from '../sign-in-first.ts'
import type { UploadKind } from './upload-kinds.ts'

export interface Sending {
  name: string
  percent: number
}
type State = { sending?: Sending; sent?: string; fault?: string }
export type Uploading<Reply> = ReturnType<typeof useUpload<Reply>>

/** Files on their way to one place: how far the one has come that is being sent, or how it ended. Leaving ends it. */
export function useUpload<Reply>({ path, unfit, fallback }: UploadKind) {
  const [state, setState] = useState<State>({})
  const running = useRef<AbortController>(null)
  const leave = useLeaveForSignIn()
  useEffect(() => () => running.current?.abort(), [])

  function sendOne(file: File, signal: AbortSignal) {
    const refusal = unfit(file)
    if (refusal) throw new Error(refusal)
    const onProgress = (percent: number) => setState({ sending: { name: file.name, percent } })
    onProgress(0)
    return sendFile<Reply>({ path, file, onProgress, fallback, signal })
  }

  /** One file after another; the first that fails ends it, and those before it stay. */
  async function send(files: readonly File[], onSent: (reply: Reply, file: File) => void) {
    if (running.current || files.length === 0) return
    running.current = new AbortController()
    const { signal } = running.current
    try {
      for (const file of files) onSent(await sendOne(file, signal), file)
      setState({ sent: files.at(-1)!.name })
    } catch (error) {
      if (error instanceof SendingFailed && error.status === 401) leave(loggedOut)
      setState(signal.aborted ? {} : { fault: (error as Error).message })
    } finally {
      running.current = null
    }
  }
  return { ...state, busy: state.sending !== undefined, send, cancel: () => running.current?.abort() }
}
