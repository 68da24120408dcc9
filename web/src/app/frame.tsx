import type { ReactNode } from 'react'
import { Footer } from '../ui/page/footer.tsx'
import { Masthead } from '../ui/page/masthead.tsx'
import { Shell } from '../ui/page/shell.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'

const visitor = [
  { to: '/auth', label: 'Log In' },
  { to: '/auth', label: 'Join Now' },
]

const legal = [
  { to: '/terms-of-use', label: 'Terms of Use' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/cookie-policy', label: 'Cookie Policy' },
  { to: '/disclaimer', label: 'Disclaimer' },
]

/** Every page stands between the same masthead and foot. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Shell
      masthead={<Masthead links={[{ to: '/listings', label: 'Browse IP' }]} visitor={visitor} />}
      footer={
        <Footer statement="Storyright is registered in England and Wales. Registered office: London." links={legal}>
          <ThemeSwitch />
        </Footer>
      }
    >
      {children}
    </Shell>
  )
}
