import type { MouseEvent } from 'react'
import { NavLink } from '../link/link.tsx'
import * as S from './masthead.styles.ts'
import type { NavigationLink } from './navigation-link.ts'
import type { Account } from './user-menu.tsx'
import { Wrap } from './wrap.ts'

type DrawerProps = {
  id: string
  links: readonly NavigationLink[]
  account?: Account
  /** Something in it was pressed, though it may lead to the page that is open already. */
  onChosen: () => void
}

/** The folded navigation: every link, and the account's own things under the person's name. */
export function Drawer({ id, links, account, onChosen }: DrawerProps) {
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
