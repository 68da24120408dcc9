import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'

const LoadedDialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })))
const LoadedSheet = lazy(() => import('./sheet.tsx').then((module) => ({ default: module.Sheet })))

/** Stays from the first time that it was open, so that it can close as it should. */
function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once ? <Suspense>{children}</Suspense> : null
}

/** A Dialog whose script is fetched when it is first opened. */
export function LaterDialog(props: ComponentProps<typeof LoadedDialog>) {
  return (
    <OnceOpen open={props.open}>
      <LoadedDialog {...props} />
    </OnceOpen>
  )
}

/** A Sheet whose script is fetched when it is first opened. */
export function LaterSheet(props: ComponentProps<typeof LoadedSheet>) {
  return (
    <OnceOpen open={props.open}>
      <LoadedSheet {...props} />
    </OnceOpen>
  )
}
