import type { Offer } from '@storyright/contracts/http'
import {
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  offersAddresses as offers,
} from '@storyright/contracts/vocabulary'
import { allOffers, followsDeal, keepOffer, lookAgain, roomOfOffer } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'

type Surrender = BodyOf<typeof offers.surrenderRights> & { id: string }
export type NewNotice = BodyOf<typeof offers.recordExtension> & { id: string; kind: OptionNoticeKind }
const recordAt = {
  extension: offers.recordExtension,
  exercise: offers.recordExercise,
  reversion: offers.recordReversion,
}
interface NoticeAnswer {
  id: string
  noticeId: string
  answer: OptionNoticeAnswer
  reason?: string
}
interface AcceptOffer {
  id: string
  /** Which round was read. */
  round: number
  dealHash: string
  /** As the producer has agreed. */
  withoutExtraRights?: boolean
}
const one = (id: string) => ({ params: { id } })

/** The answer says all that has changed but the rounds; after a refusal it is read again. */
const unlessAnswered = (changed: Offer | undefined, id: string) => (changed ? [roomOfOffer(id)] : lookAgain(id))

const offersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentOffers: build.query({
      ...callTo(offers.agentOffers, (agentId: string) => ({ params: { agentId } })),
      providesTags: allOffers,
    }),
    cancelOffer: build.mutation({
      ...callTo(offers.cancelOffer, ({ id, ...body }: { id: string; cancellationReason: string }) => ({
        params: { id },
        body,
      })),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (changed, _error, { id }) => unlessAnswered(changed, id),
    }),
    acceptOffer: build.mutation({
      ...callTo(offers.acceptOffer, ({ id, withoutExtraRights = false, ...named }: AcceptOffer) => ({
        params: { id },
        body: { ...named, ...(withoutExtraRights && { withoutExtraRights }) },
      })),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (accepted, _error, { id }) => (accepted ? followsDeal(accepted) : lookAgain(id)),
    }),
    askExtraRights: build.mutation({
      ...callTo(offers.askExtraRights, one),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (asked, _error, id) => unlessAnswered(asked, id),
    }),
    answerExtraRights: build.mutation({
      ...callTo(
        offers.answerExtraRights,
        ({ id, ...body }: BodyOf<typeof offers.answerExtraRights> & { id: string }) => ({ params: { id }, body }),
      ),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (answered, _error, { id }) => unlessAnswered(answered, id),
    }),
    rejectOffer: build.mutation({
      ...callTo(offers.rejectOffer, one),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (rejected, _error, id) => unlessAnswered(rejected, id),
    }),
    signAgreement: build.mutation({
      ...callTo(offers.signAgreement, ({ id, ...body }: { id: string; name: string; textHash: string }) => ({
        params: { id },
        body,
      })),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (changed, _error, { id }) => unlessAnswered(changed, id),
    }),
    recordNotice: build.mutation<Offer, NewNotice>({
      query: ({ id, kind, ...body }) => ({ address: recordAt[kind], params: { id }, body }),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (changed, _error, { id }) => unlessAnswered(changed, id),
    }),
    surrenderRights: build.mutation({
      ...callTo(offers.surrenderRights, ({ id, ...body }: Surrender) => ({ params: { id }, body })),
      onQueryStarted: (_asked, call) => keepOffer(call),
      // What was given back is free again.
      invalidatesTags: (changed, _error, { id }) => (changed ? followsDeal(changed) : lookAgain(id)),
    }),
    chooseAfterReturn: build.mutation({
      ...callTo(
        offers.chooseAfterReturn,
        ({ id, ...body }: BodyOf<typeof offers.chooseAfterReturn> & { id: string }) => ({
          params: { id },
          body,
        }),
      ),
      onQueryStarted: (_asked, call) => keepOffer(call),
      // Ended, the title is free again.
      invalidatesTags: (chosen, _error, { id }) => (chosen ? followsDeal(chosen) : lookAgain(id)),
    }),
    answerNotice: build.mutation({
      ...callTo(offers.answerOptionNotice, ({ id, noticeId, ...body }: NoticeAnswer) => ({
        params: { id, noticeId },
        body,
      })),
      onQueryStarted: (_asked, call) => keepOffer(call),
      // Confirmed, an exercise sells the listing, and a reversion frees it.
      invalidatesTags: (answered, _error, { id }) =>
        answered?.exercisedAt || answered?.optionEndedBecause ? followsDeal(answered) : unlessAnswered(answered, id),
    }),
  }),
})

export const {
  useAgentOffersQuery,
  useCancelOfferMutation,
  useAcceptOfferMutation,
  useAskExtraRightsMutation,
  useAnswerExtraRightsMutation,
  useRejectOfferMutation,
  useSignAgreementMutation,
  useRecordNoticeMutation,
  useSurrenderRightsMutation,
  useAnswerNoticeMutation,
  useChooseAfterReturnMutation,
} = offersApi
