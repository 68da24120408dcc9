import { sendFile } from '../../../shared/send-file.ts'

export const acceptedImages = ['image/png', 'image/jpeg', 'image/webp'] as const
const maximumBytes = 5 * 1024 * 1024

/** Why a file cannot be sent at all; the server looks at its content. */
export function unfitImage({ type, size }: { type: string; size: number }) {
  if (!acceptedImages.some((accepted) => accepted === type)) return 'Please choose a PNG, JPEG or WebP image'
  return size > maximumBytes ? 'Images may be at most 5 MB' : null
}

const fallback = 'The image could not be uploaded. Please try again.'

/** Sends an image and answers with its address. */
export async function uploadImage(file: File, onProgress: (percent: number) => void) {
  const { imageUrl } = await sendFile<{ imageUrl?: string }>({
    path: '/api/uploads/images',
    file,
    onProgress,
    fallback,
  })
  if (!imageUrl) throw new Error(fallback)
  return imageUrl
}
