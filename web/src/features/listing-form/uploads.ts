import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { unfitImage, uploadImage } from './upload-image.ts'

type Upload = { name: string; percent: number } | { fault: string }
type Uploads = Record<string, Upload | undefined>

/** The uploads of a form by field. They belong to the form, so that they go on while another tab is open. */
export function useFormUploads() {
  const [uploads, setUploads] = useState<Uploads>({})
  const running = useRef(new Set<string>())
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const show = (field: string, upload?: Upload) => setUploads((others) => ({ ...others, [field]: upload }))
    const send = async (field: string, file: File) => {
      const unfit = unfitImage(file)
      if (unfit) throw new Error(unfit)
      const showProgress = (percent: number) => show(field, { name: file.name, percent })
      showProgress(0)
      return dispatch(uploadImage(file, showProgress))
    }
    /** One image after another; the first that fails ends it, and those before it stay. */
    const upload = async (field: string, files: readonly File[], onImage: (url: string) => void) => {
      if (running.current.has(field)) return
      running.current.add(field)
      try {
        for (const file of files) onImage(await send(field, file))
        show(field)
      } catch (error) {
        show(field, { fault: (error as Error).message })
      } finally {
        running.current.delete(field)
      }
    }
    const busy = Object.values(uploads).some((one) => one && 'percent' in one)
    return { uploads, upload, busy }
  }, [uploads, dispatch])
}

export const UploadsContext = createContext<ReturnType<typeof useFormUploads> | null>(null)
export const useUploads = () => useContext(UploadsContext)!
