import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '../link/link.tsx'
import { below, theme } from '../theme/theme.ts'
import type { NavigationLink } from './navigation-link.ts'
import { Wrap } from './wrap.ts'

const Bar = styled.footer`
  border-top: ${theme.hair} solid ${theme.line};
  margin-top: ${theme.s20};
  padding-block: ${theme.s8} ${theme.s12};
  color: ${theme.ink2};
  font-size: ${theme.t13};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.s2} ${theme.s5};
    margin-left: auto;
  }
  ${below.phone} {
    margin-top: ${theme.s12};
    padding-bottom: 96px;
    nav {
      margin-left: 0;
    }
    a {
      min-height: 32px;
    }
  }
`
const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s8};
`

type FooterProps = { statement: ReactNode; links: readonly NavigationLink[]; children?: ReactNode }

/** Who we are in law, the legal pages, and whatever else belongs at the foot, such as the choice of theme. */
export function Footer({ statement, links, children }: FooterProps) {
  return (
    <Bar>
      <Row>
        <p>{statement}</p>
        <nav aria-label="Legal">
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        {children}
      </Row>
    </Bar>
  )
}
