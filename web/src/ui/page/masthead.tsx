import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronDown, Menu as MenuIcon, X } from '../icon/icons.ts'
import { NavLink } from '../link/link.tsx'
import { Menu, type MenuItem } from '../menu/menu.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './masthead.styles.ts'
import type { NavigationLink } from './navigation-link.ts'
import { Wordmark } from './wordmark.tsx'
import { Wrap } from './wrap.ts'

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

type DrawerProps = {
  id: string
  links: readonly NavigationLink[]
  account?: Account
  /** Something in it was pressed, though it may lead to the page that is open already. */
  onChosen: () => void
}

/** The folded navigation: every link, and the account's own things under the person's name. */
function Drawer({ id, links, account, onChosen }: DrawerProps) {
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) onChosen()
  }
  return (
    <S.Drawer id={id} aria-label="Menu" onClick={press}>
      <Wrap>
        <ul>
          {links.map(({ to, label, state }) => (
            <li key={label}>
              <NavLink to={to} state={state}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        {account && (
          <>
            <p>{account.name}</p>
            <ul>
              {account.items.map((item) => (
                <li key={item.label}>
                  {'to' in item && <NavLink to={item.to}>{item.label}</NavLink>}
                  {'href' in item && <a href={item.href}>{item.label}</a>}
                  {'onSelect' in item && (
                    <button type="button" onClick={item.onSelect}>
                      {item.label}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Wrap>
    </S.Drawer>
  )
}

type Account = { name: string; detail?: string; items: readonly MenuItem[] }

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Who is signed in, and what is theirs. */
function UserMenu({ name, detail, items }: Account) {
  return (
    <Menu
      label={name}
      {...(detail && { header: detail })}
      items={items}
      trigger={
        <Button variant="plain" small>
          <VisuallyHidden>{`Account: ${name}`}</VisuallyHidden>
          <S.Initials aria-hidden="true">{initials(name)}</S.Initials>
          <S.Name aria-hidden="true">
            <span>{name}</span>
            <ChevronDown size={15} />
          </S.Name>
        </Button>
      }
    />
  )
}
