import { useState } from 'react'
import { webAddress } from './web-address.ts'

/** Where a picture is asked for. Pages show foreign ones by https alone, however their address was given. */
export function pictureAddress(text: string | null | undefined): string | null {
  const address = webAddress(text)
  if (!address || new URL(address).origin === window.location.origin) return address
  return address.replace(/^http:/, 'https:')
}

/** A picture by its address: `src` is null where there is none or it does not load, and something else stands in its place. */
export function usePicture(text: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = pictureAddress(text)
  return { src: address === failed ? null : address, onError: () => setFailed(address) }
}
