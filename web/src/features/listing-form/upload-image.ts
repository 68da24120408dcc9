import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { sendFile } from '../../shared/send-file.ts'
import type { Act } from '../../shared/store.ts'

export const acceptedImages = ['image/png', 'image/jpeg', 'image/webp'] as const
const maximumBytes = 5 * 1024 * 1024

/** Why a file cannot be sent at all; the server looks at its content. */
export function unfitImage({ type, size }: { type: string; size: number }) {
  if (!acceptedImages.some((accepted) => accepted === type)) return 'Please choose a PNG, JPEG or WebP image'
  return size > maximumBytes ? 'Images may be at most 5 MB' : null
}

const fallback = 'The image could not be uploaded. Please try again.'

/** Sends an image and answers with its address. */
export const uploadImage =
  (file: File, onProgress: (percent: number) => void): Act<Promise<string>> =>
  async (dispatch) => {
    const address = catalogueAddresses.uploadImage
    const { imageUrl } = await dispatch(sendFile({ address, file, onProgress, fallback }))
    return imageUrl
  }
