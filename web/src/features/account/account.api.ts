import { catalogueAddresses, identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editAccount: build.mutation(ask(identity.editProfile)),
    resendConfirmation: build.mutation(ask(identity.resendVerification)),
    cancelEmailChange: build.mutation(ask(identity.cancelEmailChange)),
    completeProfile: build.mutation(ask(identity.completeProfile)),
    uploadPicture: build.mutation(ask(catalogueAddresses.uploadImage, (file: File) => ({ file }))),
    changePassword: build.mutation(ask(identity.changePassword)),
    closeAccount: build.mutation(ask(identity.closeAccount)),
    // Not a query: what it answers is everything we know of somebody, and is not kept here.
    exportData: build.mutation(ask(identity.exportData)),
  }),
})

export const {
  useEditAccountMutation,
  useResendConfirmationMutation,
  useCancelEmailChangeMutation,
  useCompleteProfileMutation,
  useUploadPictureMutation,
  useChangePasswordMutation,
  useCloseAccountMutation,
  useExportDataMutation,
} = accountApi
