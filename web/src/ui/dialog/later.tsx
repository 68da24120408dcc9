import { type ComponentProps, lazy, Suspense, useState } from 'react'

const LoadedDialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })))
const LoadedSheet = lazy(() => import('./sheet.tsx').then((module) => ({ default: module.Sheet })))

/** Whether it has ever been open: from then on it stays, so that it can close as it should. */
function useOnceOpen(open: boolean) {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once
}

/** A Dialog whose script is fetched when it is first opened. */
export function LaterDialog(props: ComponentProps<typeof LoadedDialog>) {
  return useOnceOpen(props.open) ? (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  ) : null
}

/** A Sheet whose script is fetched when it is first opened. */
export function LaterSheet(props: ComponentProps<typeof LoadedSheet>) {
  return useOnceOpen(props.open) ? (
    <Suspense>
      <LoadedSheet {...props} />
    </Suspense>
  ) : null
}
