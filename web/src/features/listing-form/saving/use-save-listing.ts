import type { Listing } from '@storyright/contracts/http'
import type { FormikHelpers } from 'formik'
import { isApiError } from '../../../shared/api-error.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { type Base, useVersions } from '../../../shared/versions/use-versions.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { listingFields } from '../review/field-words.ts'
import { asSent, type ListingValues, valuesOf } from '../values/form-values.ts'
import { useCreateListingMutation, usePreviewListingMutation, useReplaceListingMutation } from './listing-form.api.ts'

const created = {
  done: 'IP listing created successfully and submitted for enrichment.',
  failed: 'Failed to create listing',
}
const previewed = { failed: 'Failed to preview listing' }
const updated = { done: 'IP listing updated successfully.', failed: 'Failed to update listing' }

/**
 * Saves and says how it went. What the server finds wrong goes to the fields, what was changed meanwhile to `versions`; answers what was
 * saved. `preview` answers the same and saves nothing.
 */
export function useSaveListing(listing: Listing | null, opened: Base<ListingValues>) {
  const [create] = useCreateListingMutation()
  const [replace] = useReplaceListingMutation()
  const [askPreview] = usePreviewListingMutation()
  const words = listing ? updated : created
  const versions = useVersions({
    opened,
    fields: listingFields,
    valuesOf,
    send: (values: ListingValues, etag) => {
      const form = asSent(values)
      return (listing ? replace({ id: listing.id, etag, form }) : create(form)).unwrap()
    },
  })
  const save = async (values: ListingValues, formik: FormikHelpers<ListingValues>) => {
    try {
      const saved = await versions.save(values)
      if (saved) toast({ title: 'Success', description: words.done })
      return saved
    } catch (error) {
      showFaults(error, words.failed, { values, formik })
      return null
    }
  }
  const preview = async (values: ListingValues, formik: FormikHelpers<ListingValues>) => {
    try {
      return await askPreview({ of: listing?.id ?? null, form: asSent(values) }).unwrap()
    } catch (error) {
      showFaults(error, previewed.failed, { values, formik })
      return null
    }
  }
  return { save, preview, versions }
}

type Sent = { values: ListingValues; formik: FormikHelpers<ListingValues> }

function showFaults(error: unknown, failed: string, { values, formik }: Sent) {
  toastFailure('Error', error, failed)
  for (const { path, message } of (isApiError(error) && error.problem?.errors) || [])
    formik.setFieldError(formField(path, values), message)
}

/** The field that a server's path leads to: a fault in one entry of a list shows under the list. */
function formField(path: string, values: ListingValues) {
  const [field = '', own = ''] = path.replaceAll('[', '.').split('.')
  return field === 'targetDemographic' && Object.hasOwn(values.targetDemographic, own) ? `${field}.${own}` : field
}
