import { aiAddresses, catalogueAddresses, identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editAccount: build.mutation(callTo(identity.editProfile)),
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
