import { useAppDispatch } from '../../shared/store.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Share } from '../../ui/icon/icons.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import { copyAddress } from './copy-address.ts'
import { mailTo, onLinkedIn, onTwitter, shareAddress } from './share-address.ts'

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
