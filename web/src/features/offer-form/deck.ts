import { offerLimits, offersAddresses } from '@storyright/contracts/vocabulary'
import { sendFile } from '../../shared/send-file.ts'
import type { Act } from '../../shared/store.ts'

export const deckAccept = offerLimits.deckTypes.join()

/** Why a file cannot be a deck at all; the server looks at its content. */
export function unfitDeck({ name, size }: { name: string; size: number }) {
  const isKnown = offerLimits.deckTypes.some((type) => name.toLowerCase().endsWith(type))
  if (!isKnown) return 'Please choose a .pdf, .ppt, .pptx or .key file'
  if (size === 0) return 'This file is empty'
  return size > offerLimits.deckBytes ? 'Decks may be at most 50MB' : null
}

/** Sends a deck and answers with its address. */
export const uploadDeck =
  (file: File, onProgress: (percent: number) => void, signal: AbortSignal): Act<Promise<string>> =>
  async (dispatch) => {
    const fallback = 'The deck could not be uploaded. Please try again.'
    const address = offersAddresses.uploadDeck
    const { deckFileUrl } = await dispatch(sendFile({ address, file, onProgress, fallback, signal }))
    return deckFileUrl
  }

/** 6.2 MB, or 340 KB for small ones. */
export const fileSize = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
