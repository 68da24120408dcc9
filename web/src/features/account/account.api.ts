import type { User } from '@storyright/contracts/http'
import { aiAddresses, catalogueAddresses, identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'
import type { AccountChange } from './account.rules.ts'

interface Edit {
  change: AccountChange
  etag: string | null
}

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The account for its form: as it is when the form opens, and kept no longer than that. */
    openedAccount: build.query({
      ...callTo(identity.currentUser),
      transformResponse: asOpened<User>,
      keepUnusedDataFor: 0,
    }),
    editAccount: build.mutation(
      callTo(identity.editProfile, ({ change, etag }: Edit) => ({ body: change, headers: ifMatch(etag) })),
    ),
    resendConfirmation: build.mutation(callTo(identity.resendVerification)),
    cancelEmailChange: build.mutation(callTo(identity.cancelEmailChange)),
    completeProfile: build.mutation(callTo(identity.completeProfile)),
    uploadPicture: build.mutation(callTo(catalogueAddresses.uploadImage, (file: File) => ({ file }))),
    changePassword: build.mutation(callTo(identity.changePassword)),
    forgetTracked: build.mutation({ ...callTo(aiAddresses.forgetTracked), invalidatesTags: ['Taste'] }),
    closeAccount: build.mutation(callTo(identity.closeAccount)),
    // Not a query: the export holds all of a person's data and must not be cached.
    exportData: build.mutation(callTo(identity.exportData)),
  }),
})

export const {
  useOpenedAccountQuery,
  useLazyOpenedAccountQuery,
  useEditAccountMutation,
  useResendConfirmationMutation,
  useCancelEmailChangeMutation,
  useCompleteProfileMutation,
  useUploadPictureMutation,
  useChangePasswordMutation,
  useForgetTrackedMutation,
  useCloseAccountMutation,
  useExportDataMutation,
} = accountApi
