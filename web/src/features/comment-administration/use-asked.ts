import { useSearchParams } from 'react-router-dom'
import type { CommentsAsked } from './comments.api.ts'

/** As typed, as a whole number; nothing for whatever begins with none. */
const wholeIn = (text: string | null) => {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** Page and listing stand in the address, so that a reload or a link shows the same. */
export function useAsked() {
  const [address, setAddress] = useSearchParams()
  const asked: CommentsAsked = {
    page: wholeIn(address.get('page')) ?? 1,
    listingId: String(wholeIn(address.get('listing')) ?? ''),
  }
  const ask = ({ page, listingId }: CommentsAsked, replace = false) => {
    const next = { ...(listingId && { listing: listingId }), ...(page > 1 && { page: String(page) }) }
    setAddress(next, { replace, preventScrollReset: page === asked.page })
  }
  /** What is no number is ignored, nothing clears; either begins at the first page. */
  const filter = (text: string) => {
    const listingId = text.trim() === '' ? '' : wholeIn(text)
    if (listingId === null || String(listingId) === asked.listingId) return
    ask({ page: 1, listingId: String(listingId) }, true)
  }
  return { asked, filter, turnTo: (page: number) => ask({ ...asked, page }) }
}
