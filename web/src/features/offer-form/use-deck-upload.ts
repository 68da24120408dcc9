import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { unfitDeck, uploadDeck } from './deck.ts'

type Upload = { name: string; percent: number } | { fault: string } | null

/** One deck on its way: how far it has come, or why it did not arrive. Leaving the page ends it. */
export function useDeckUpload(onDeck: (file: File, url: string) => void) {
  const [upload, setUpload] = useState<Upload>(null)
  const running = useRef<AbortController>(undefined)
  const dispatch = useAppDispatch()
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File) => {
    const unfit = unfitDeck(file)
    if (unfit) return setUpload({ fault: unfit })
    const controller = new AbortController()
    running.current = controller
    setUpload({ name: file.name, percent: 0 })
    const show = (percent: number) => setUpload({ name: file.name, percent })
    try {
      onDeck(file, await dispatch(uploadDeck(file, show, controller.signal)))
      setUpload(null)
    } catch (error) {
      if (controller.signal.aborted) return setUpload(null)
      setUpload({ fault: (error as Error).message })
    }
  }
  return { upload, send, cancel: () => running.current?.abort() }
}
