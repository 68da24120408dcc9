import { company } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { paths } from '../shared/paths.ts'
import { Link } from '../ui/link/link.tsx'
import { Footer } from '../ui/page/footer.tsx'
import { Shell } from '../ui/page/shell.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'

const legal = [
  { to: paths.terms, label: 'Terms of Use' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.cookies, label: 'Cookie Policy' },
  { to: paths.disclaimer, label: 'Disclaimer' },
]
const statement = `${company.name} is registered in England and Wales. Registered office: ${company.address}.`

/** The masthead and footer around every page. */
export function Frame({ masthead, children }: { masthead: ReactNode; children: ReactNode }) {
  return (
    <Shell
      masthead={masthead}
      footer={
        <Footer statement={statement} links={legal}>
          <Link to={paths.support}>Support</Link>
          <ThemeSwitch />
        </Footer>
      }
    >
      {children}
    </Shell>
  )
}
