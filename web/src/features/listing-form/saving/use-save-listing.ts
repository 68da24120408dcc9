import type { Listing } from '@storyright/contracts/http'
import type { FormikHelpers } from 'formik'
import { isApiError, isUnauthorised, saidBy } from '../../../shared/api-error.ts'
import { loggedOut, useLeaveForSignIn } from '../../../shared/sign-in-first.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { asSent, type ListingValues } from '../values/form-values.ts'
import { useSaveListingMutation } from './listing-form.api.ts'

const created = {
  done: 'IP listing created successfully and submitted for enrichment.',
  failed: 'Failed to create listing',
}
const updated = { done: 'IP listing updated successfully.', failed: 'Failed to update listing' }

/** Saves and says how it went. What the server finds wrong goes to the fields; answers whether it was saved. */
export function useSaveListing(listing: Listing | null) {
  const leave = useLeaveForSignIn('/auth')
  const [save] = useSaveListingMutation()
  const says = listing ? updated : created
  return async (values: ListingValues, form: FormikHelpers<ListingValues>) => {
    try {
      await save({ id: listing?.id ?? null, form: asSent(values) }).unwrap()
      toast({ title: 'Success', description: says.done })
      return true
    } catch (error) {
      if (isUnauthorised(error)) leave(loggedOut)
      else toast({ title: 'Error', description: saidBy(error, says.failed), variant: 'destructive' })
      for (const { path, message } of (isApiError(error) && error.problem?.errors) || [])
        form.setFieldError(formField(path, values), message)
      return false
    }
  }
}

/** The field that a server's path leads to: a fault in one entry of a list shows under the list. */
function formField(path: string, values: ListingValues) {
  const [field = '', own = ''] = path.replaceAll('[', '.').split('.')
  return field === 'targetDemographic' && Object.hasOwn(values.targetDemographic, own) ? `${field}.${own}` : field
}
