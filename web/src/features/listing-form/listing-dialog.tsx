import type { Listing } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { DraftNotice } from './draft/draft-notice.tsx'
import { type Draft, forgetDraft } from './draft/drafts.ts'
import { type DraftPlace, openDraft, useDraft } from './draft/use-draft.ts'
import { UploadsContext, useFormUploads } from './fields/uploads.ts'
import * as S from './listing-form.styles.ts'
import { ListingForm } from './listing-form.tsx'
import { useSaveListing } from './saving/use-save-listing.ts'
import { blankListing, type ListingValues, valuesOf } from './values/form-values.ts'
import { listingRules } from './values/listing-form.rules.ts'

type ListingDialogProps = {
  userId: string
  /** The listing to edit; null for a new one. */
  listing: Listing | null
  onClose: () => void
}

/** The listing form in a dialog of its own. Closing it keeps what was typed as a draft. */
export function ListingDialog({ userId, listing, onClose }: ListingDialogProps) {
  const place = { userId, listing }
  const save = useSaveListing(listing)
  const [{ base, draft }] = useState(() => ({
    base: listing ? valuesOf(listing) : blankListing,
    draft: openDraft(place),
  }))
  const submit = async (values: ListingValues, form: FormikHelpers<ListingValues>) => {
    if (!(await save(values, form))) return
    forgetDraft(userId, listing?.id ?? null)
    onClose()
  }
  return (
    <Formik initialValues={draft?.values ?? base} validationSchema={listingRules} onSubmit={submit}>
      <Inside place={place} draft={draft} base={base} onClose={onClose} />
    </Formik>
  )
}

type InsideProps = { place: DraftPlace; draft: Draft | null; base: ListingValues; onClose: () => void }

function Inside({ place, draft, base, onClose }: InsideProps) {
  const { listing } = place
  const id = useId()
  const { isSubmitting } = useFormikContext<ListingValues>()
  const { keptAt, restored, discard } = useDraft(place, draft, base)
  const uploads = useFormUploads()
  return (
    <UploadsContext value={uploads}>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        side="right"
        title={listing ? `Edit ${listing.title}` : 'Add asset'}
        actions={
          <>
            <S.Kept role="status">{keptAt && `Draft kept ${dayAndTime(keptAt)}. Nothing is lost if you close.`}</S.Kept>
            <S.Actions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" form={id} variant="primary" busy={isSubmitting} disabled={uploads.busy}>
                {listing ? 'Save changes' : 'Save listing'}
              </Button>
            </S.Actions>
          </>
        }
      >
        <ListingForm
          id={id}
          listing={listing}
          notice={restored && <DraftNotice draft={restored} listing={listing} onDiscard={discard} />}
        />
      </Sheet>
    </UploadsContext>
  )
}
