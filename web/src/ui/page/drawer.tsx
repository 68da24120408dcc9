import { NavLink } from '../link/link.tsx'
import * as S from './masthead.styles.ts'
import type { NavigationLink } from './navigation-link.ts'
import type { Account } from './user-menu.tsx'
import { Wrap } from './wrap.ts'

type DrawerProps = { id: string; links: readonly NavigationLink[]; account?: Account }

/** The folded navigation: every link, and the account's own things under the person's name. */
export function Drawer({ id, links, account }: DrawerProps) {
  return (
    <S.Drawer id={id} aria-label="Menu">
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
