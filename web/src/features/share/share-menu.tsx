import { useAppDispatch } from '../../shared/store.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Share } from '../../ui/icon/icons.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import { toast } from '../../ui/toast/toasts.ts'

type ShareMenuProps = { id: string; title: string; author: string; size?: number }

/** The ways to pass a listing on. */
export function ShareMenu({ id, title, author, size = 18 }: ShareMenuProps) {
  const dispatch = useAppDispatch()
  const track = () => dispatch(trackActivity({ listingId: id, activityType: 'share' }))
  const address = shareAddress(id)
  const words = `${title} by ${author}`
  return (
    <Menu
      label={`Share ${title}`}
      trigger={
        <IconButton label={`Share ${title}`}>
          <Share size={size} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      }
      items={[
        { label: 'Copy Link', onSelect: () => void copyAddress(address, track) },
        { label: 'Email', onSelect: () => email(words, address, track) },
        { label: 'LinkedIn', href: onLinkedIn(address), onOpen: track },
        { label: 'Twitter', href: onTwitter(words, address), onOpen: track },
      ]}
    />
  )
}

function email(words: string, address: string, track: () => void) {
  track()
  window.location.assign(mailTo(words, address))
}

/** The form that is passed on; opened, it leads to the listing's page. */
export const shareAddress = (id: string, origin = window.location.origin) =>
  `${origin}/listings/${encodeURIComponent(id)}`

const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

export const mailTo = (words: string, address: string) =>
  `mailto:?${query({ subject: `${words} on Storyright`, body: `${words}\n\n${address}` })}`
export const onLinkedIn = (address: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`
export const onTwitter = (words: string, address: string) =>
  `https://twitter.com/intent/tweet?${query({ text: words, url: address })}`

/** Copies the address of a listing and says so; `onCopied` hears of it. */
export async function copyAddress(address: string, onCopied: () => void) {
  try {
    await navigator.clipboard.writeText(address)
    onCopied()
    toast({ title: 'Link Copied', description: 'Listing URL copied to clipboard' })
  } catch {
    toast({ title: 'Copy Failed', description: 'Unable to copy link to clipboard', variant: 'destructive' })
  }
}
