import type { Listing } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import { errorMessage } from '../../shared/api-error.ts'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { ListingDialog } from './listing-dialog.tsx'
import { useOpenedListingQuery } from './saving/listing-form.api.ts'

type EditListingDialogProps = {
  userId: string
  listing: { id: string; title: string }
  onClose: () => void
  renderPreview: (listing: Listing) => ReactNode
}

/** The form of a listing as it is now: a list may have been read long ago. */
export function EditListingDialog({ userId, listing, onClose, renderPreview }: EditListingDialogProps) {
  const {
    data: opened,
    error,
    isFetching,
    refetch,
  } = useOpenedListingQuery(listing.id, {
    refetchOnMountOrArgChange: true,
  })
  if (opened && !isFetching) return <ListingDialog {...{ userId, opened, onClose, renderPreview }} />
  if (!error) return null // as long as its script takes to load
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={`Edit ${listing.title}`}>
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error, 'This listing could not be loaded.')}
      </ErrorState>
    </Sheet>
  )
}
