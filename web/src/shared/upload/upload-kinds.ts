import { type Address, catalogueAddresses, limits } from '@storyright/contracts/vocabulary'
import type { Fallback, FileAddress } from '../send-file.ts'

/** What is taken at one place: the server looks at the content, this at what is known before anything is sent. */
export interface UploadKind<A extends Address> {
  to: FileAddress<A>
  /** What the window for choosing shows. */
  accept: string
  /** Why a file cannot be sent at all. */
  unfit: (file: File) => string | null
  /** What to say when the server gives no reason. */
  fallback: Fallback
}

const imageTypes = ['image/png', 'image/jpeg', 'image/webp']

export const images: UploadKind<typeof catalogueAddresses.uploadImage> = {
  to: { address: catalogueAddresses.uploadImage },
  accept: imageTypes.join(),
  unfit: ({ type, size }) => {
    if (!imageTypes.includes(type)) return 'Please choose a PNG, JPEG or WebP image'
    return size > limits.imageBytes ? 'Images may be at most 5 MB' : null
  },
  fallback: 'The image could not be uploaded. Please try again.',
}

export const acceptedPapers = '.pdf,.png,.jpg,.jpeg'

/** Documents as evidence: each kind has its own address, and all have the same limits. */
export function papers<A extends Address>(to: FileAddress<A>): UploadKind<A> {
  return {
    to,
    accept: acceptedPapers,
    unfit: ({ name, size }) => {
      if (!/\.(pdf|png|jpe?g)$/i.test(name)) return 'Please choose a PDF, PNG or JPEG file'
      return size > limits.chainFileBytes ? 'A file may be at most 20 MB' : null
    },
    fallback: 'The file could not be uploaded. Please try again.',
  }
}
