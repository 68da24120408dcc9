import { webAddress } from '../../shared/web-address.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

/** Links to the file, if there is one. */
export function FileLink({ href, of }: { href: string | null; of: string }) {
  const address = webAddress(href)
  if (!address) return null
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      Open file<VisuallyHidden>{` of ${of} (opens in a new tab)`}</VisuallyHidden>
    </a>
  )
}
