import { limits } from '@storyright/contracts/vocabulary'

/** What is taken at one place: the server looks at the content, this at what is known before anything is sent. */
export interface UploadKind {
  path: string
  /** What the window for choosing shows. */
  accept: string
  /** Why a file cannot be sent at all. */
  unfit: (file: File) => string | null
  /** What to say when the server gives no reason. */
  fallback: string
}

const imageTypes = ['image/png', 'image/jpeg', 'image/webp']

export const images: UploadKind = {
  path: '/api/uploads/images',
  accept: imageTypes.join(),
  unfit: ({ type, size }) => {
    if (!imageTypes.includes(type)) return 'Please choose a PNG, JPEG or WebP image'
    return size > limits.imageBytes ? 'Images may be at most 5 MB' : null
  },
  fallback: 'The image could not be uploaded. Please try again.',
}

/** Papers as evidence: each kind of them has its own place, and all the same limits. */
export const papers = (path: string): UploadKind => ({
  path,
  accept: '.pdf,.png,.jpg,.jpeg',
  unfit: ({ name, size }) => {
    if (!/\.(pdf|png|jpe?g)$/i.test(name)) return 'Please choose a PDF, PNG or JPEG file'
    return size > limits.chainFileBytes ? 'A file may be at most 20 MB' : null
  },
  fallback: 'The file could not be uploaded. Please try again.',
})
