import { offerLimits, offersAddresses } from '@storyright/contracts/vocabulary'
import type { UploadKind } from '../../shared/upload/upload-kinds.ts'

/** What a form with a deck holds of it. */
export interface DeckValues {
  deckFileUrl: string
  deckName: string
  deckBytes: number
}

export const decks: UploadKind<typeof offersAddresses.uploadDeck> = {
  to: { address: offersAddresses.uploadDeck },
  accept: offerLimits.deckTypes.join(),
  unfit: ({ name, size }) => {
    const isKnown = offerLimits.deckTypes.some((type) => name.toLowerCase().endsWith(type))
    if (!isKnown) return 'Please choose a .pdf, .ppt, .pptx or .key file'
    if (size === 0) return 'This file is empty'
    return size > offerLimits.deckBytes ? 'Decks may be at most 50MB' : null
  },
  fallback: 'The deck could not be uploaded. Please try again.',
}

/** 6.2 MB, or 340 KB for small ones. */
export const fileSize = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
