import { cloneElement, type KeyboardEvent, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'

type Does = { onSelect: () => void } | { to: string } | { href: string; onOpen?: () => void }
export type MenuItem = Does & { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean; ruled?: boolean }

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<object>
  /** What the menu is of, for screen readers. */
  label: string
  /** Shown above the items, such as who is signed in. */
  header?: ReactNode
  items: readonly MenuItem[]
}

// Placing a menu takes more script than most of a page does, and few readers ever open one.
const load = () => import('./open-menu.tsx')
const OpenMenu = lazy(() => load().then((module) => ({ default: module.OpenMenu })))

/** A list of things to do or go to, opened by a button. `ruled` draws a line above an item; `href` opens a new window. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false)
  const fetchEarly = () => void load()
  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchEarly,
    onFocus: fetchEarly,
    onClick: () => setWanted(true),
    onKeyDown: (event: KeyboardEvent) => event.key === 'ArrowDown' && setWanted(true),
  } as object)
  return wanted ? (
    <Suspense fallback={trigger}>
      <OpenMenu {...props} />
    </Suspense>
  ) : (
    trigger
  )
}
