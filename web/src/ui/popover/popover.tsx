import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'

export type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<object>
  /** What is shown, for screen readers. */
  label: string
  children: (close: () => void) => ReactNode
}

// As with menus: few readers ever open one.
const load = () => import('./open-popover.tsx')
const OpenPopover = lazy(() => load().then((module) => ({ default: module.OpenPopover })))

/** Something small to read and do, opened by a button, beside it. Escape closes it, and the focus returns to the button. */
export function Popover(props: PopoverProps) {
  const [wanted, setWanted] = useState(false)
  const fetchEarly = () => void load()
  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: fetchEarly,
    onFocus: fetchEarly,
    onClick: () => setWanted(true),
  } as object)
  return wanted ? (
    <Suspense fallback={trigger}>
      <OpenPopover {...props} />
    </Suspense>
  ) : (
    trigger
  )
}
