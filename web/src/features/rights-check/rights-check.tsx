import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'

const RightsCheckDialog = lazy(() =>
  import('./rights-check-dialog.tsx').then((module) => ({ default: module.RightsCheckDialog })),
)

type RightsCheckProps = { listingId: string; title: string; status: string }

/** Asks which rights are free, and offers on those. Its script comes when it is first opened. */
export function RightsCheck(listing: RightsCheckProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Is it free for me?
      </Button>
      {open !== undefined && (
        <Suspense>
          <RightsCheckDialog {...listing} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
