import type { Listing } from '@storyright/contracts/http'
import type { FormikHelpers } from 'formik'
import { isApiError } from '../../../shared/api-error.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { asSent, type ListingValues } from '../values/form-values.ts'
import { useCreateListingMutation, useReplaceListingMutation } from './listing-form.api.ts'

const created = {
  done: 'IP listing created successfully and submitted for enrichment.',
  failed: 'Failed to create listing',
}
const updated = { done: 'IP listing updated successfully.', failed: 'Failed to update listing' }

/** Saves and says how it went. What the server finds wrong goes to the fields; answers whether it was saved. */
export function useSaveListing(listing: Listing | null) {
  const [create] = useCreateListingMutation()
  const [replace] = useReplaceListingMutation()
  const says = listing ? updated : created
  return async (values: ListingValues, formik: FormikHelpers<ListingValues>) => {
    try {
      const form = asSent(values)
      await (listing ? replace({ id: listing.id, form }) : create(form)).unwrap()
      toast({ title: 'Success', description: says.done })
      return true
    } catch (error) {
      toastFailure('Error', error, says.failed)
      for (const { path, message } of (isApiError(error) && error.problem?.errors) || [])
        formik.setFieldError(formField(path, values), message)
      return false
    }
  }
}

/** The field that a server's path leads to: a fault in one entry of a list shows under the list. */
function formField(path: string, values: ListingValues) {
  const [field = '', own = ''] = path.replaceAll('[', '.').split('.')
  return field === 'targetDemographic' && Object.hasOwn(values.targetDemographic, own) ? `${field}.${own}` : field
}
