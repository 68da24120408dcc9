import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../button/button-link.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Menu as MenuIcon, X } from '../icon/icons.ts'
import { NavLink } from '../link/link.tsx'
import { Drawer } from './drawer.tsx'
import * as S from './masthead.styles.ts'
import type { NavigationLink } from './navigation-link.ts'
import { type Account, UserMenu } from './user-menu.tsx'
import { Wordmark } from './wordmark.tsx'

export type MastheadProps = {
  links: readonly NavigationLink[]
  /** Who is signed in; otherwise the visitor's own links show, the last of them as a button. */
  account?: Account
  /** Stands beside the account. */
  beside?: ReactNode
  visitor?: readonly NavigationLink[]
}

/** Name, main navigation and account. Below 1024 px the links fold into a menu. */
export function Masthead({ links, account, beside, visitor = [] }: MastheadProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu.
  useEffect(() => setOpen(false), [pathname])
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <S.Bar onKeyDown={leave}>
      <S.Row>
        <Wordmark />
        <S.Links aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </S.Links>
        <S.End>
          {beside}
          {account && <UserMenu {...account} />}
          {!account && <VisitorLinks links={visitor} />}
          <S.MenuButton>
            <IconButton
              ref={opener}
              label="Menu"
              aria-expanded={open}
              aria-controls="menu"
              onClick={() => setOpen(!open)}
            >
              {open ? <X size={20} aria-hidden="true" /> : <MenuIcon size={20} aria-hidden="true" />}
            </IconButton>
          </S.MenuButton>
        </S.End>
      </S.Row>
      {open && (
        <Drawer
          id="menu"
          links={[...links, ...(account ? [] : visitor)]}
          {...(account && { account })}
          onChosen={() => setOpen(false)}
        />
      )}
    </S.Bar>
  )
}

function VisitorLinks({ links }: { links: readonly NavigationLink[] }) {
  const [last, ...others] = links.toReversed()
  return (
    <>
      <S.Wide>
        {others.toReversed().map(({ to, label, state }) => (
          <ButtonLink key={label} to={to} state={state} variant="plain">
            {label}
          </ButtonLink>
        ))}
      </S.Wide>
      {last && (
        <ButtonLink to={last.to} state={last.state} small>
          {last.label}
        </ButtonLink>
      )}
    </>
  )
}
