import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Link } from '../link/link.tsx'
import { button, type Look } from './button.styles.ts'
import type { ButtonLook } from './button.tsx'

const Inside = styled(Link)<Look>`
  ${button}
`
const StoreContext = styled.a<Look>`
  ${button}
`

type ButtonLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> &
  ({ to: string; state?: unknown; preventScrollReset?: boolean } | { href: string })

/** Looks like a button and goes somewhere: `to` within the app, `href` out of it. */
export function ButtonLink({ variant = 'outline', small = false, wide = false, ...props }: ButtonLinkProps) {
  const look = { $variant: variant, $small: small, $wide: wide }
  return 'to' in props ? <Inside {...props} {...look} /> : <StoreContext {...props} {...look} />
}
