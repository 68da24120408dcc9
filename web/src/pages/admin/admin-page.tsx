import { administrationGroups, administrationHome } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Link, NavLink } from '../../ui/link/link.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

const narrow = '@media (max-width: 1359px)'
// Narrower windows have the account's menu, in the same groups: tables need the width.
const Face = styled(Wrap)`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  gap: ${theme.s12};
  align-items: start;
  ${narrow} {
    display: block;
  }
`
const Side = styled.nav`
  display: grid;
  gap: ${theme.s5};
  position: sticky;
  top: 84px;
  margin-top: ${theme.s8};
  padding-top: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
  ${narrow} {
    display: none;
  }
  p {
    font-weight: 600;
  }
  a {
    display: block;
    margin-left: -12px;
    border-left: 2px solid transparent;
    padding: 3px 0 3px 10px;
    color: ${theme.ink2};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current='page'] {
    color: ${theme.ink};
    font-weight: 550;
    border-left-color: ${theme.accent};
  }
`

/** A page for administrators, with the way to all the others beside it. */
export function AdminPage({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const isHome = pathname === administrationHome.path
  return (
    <Face className={className}>
      <Side aria-label="Administration">
        <Link to={administrationHome.path} aria-current={isHome ? 'page' : undefined}>
          Overview
        </Link>
        {administrationGroups.map(({ label, links }) => (
          <div key={label}>
            <p>{label}</p>
            {links.map((link) => (
              <NavLink key={link.path} to={link.path}>
                {link.label}
              </NavLink>
            ))}
          </div>
        ))}
      </Side>
      <div>{children}</div>
    </Face>
  )
}
