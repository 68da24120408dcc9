import { createContext, useContext } from 'react'
import { images } from '../../../shared/upload/upload-kinds.ts'
import { useUpload } from '../../../shared/upload/use-upload.ts'

/** The fields that pictures are sent for. */
export type ImageField = 'coverImageUrl' | 'galleryImages'

/** The uploads of a form by field. They belong to the form, so that they go on while another tab is open. */
export function useFormUploads() {
  const coverImageUrl = useUpload(images)
  const galleryImages = useUpload(images)
  return { coverImageUrl, galleryImages, busy: coverImageUrl.busy || galleryImages.busy }
}

export const UploadsContext = createContext<ReturnType<typeof useFormUploads> | null>(null)
export const useUploads = () => useContext(UploadsContext)!
