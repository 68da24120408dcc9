import type { MouseEvent } from 'react'
import { Link } from '../../../ui/link/link.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'

type OpenLinkProps = {
  title: string
  signedIn: boolean
  to: string
  onOpen: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** The way into a listing in words; a visitor is told that it takes a login. */
export function OpenLink({ title, signedIn, to, onOpen }: OpenLinkProps) {
  return (
    <Link to={to} onClick={onOpen}>
      <span>{signedIn ? 'View Details' : 'Login to View'}</span>
      <VisuallyHidden>{` of ${title}`}</VisuallyHidden>
    </Link>
  )
}
