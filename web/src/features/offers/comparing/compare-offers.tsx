import type { ComparedOffer } from '@storyright/contracts/http'
import { offersAddresses } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLazyOfferQuery } from '../../../entities/offer/offer.api.ts'
import { isApiError } from '../../../shared/api-error.ts'
import { baseApi } from '../../../shared/base-api.ts'
import { callTo, pathOf } from '../../../shared/call-to.ts'
import { NumberInput } from '../../../shared/form/number-field.tsx'
import { doubtWords, numberIn } from '../../../shared/form/typed-number.ts'
import { paths } from '../../../shared/paths.ts'
import { ExportLink } from '../../../shared/rows/export-link.tsx'
import { lists, type Tag } from '../../../shared/tags.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { useTypingPause } from '../../../shared/use-typing-pause.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { AnswerDialog } from '../answering/answer-dialog.tsx'
import { useAnswers } from '../answering/use-answers.ts'
import { dependsOnBudget, endingWords } from './comparison.rules.ts'
import * as S from './comparison.styles.ts'
import { Comparison } from './comparison.tsx'

interface Asked {
  id: string
  /** The production's, in whole pounds. */
  budget: number | null
}

interface ComparedAt {
  offers: ComparedOffer[]
  budget: number | null
}

const compareOffersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    comparedOffers: build.query<ComparedAt, Asked>({
      ...callTo(offersAddresses.compareOffers, ({ id, budget }: Asked) => ({
        params: { id },
        query: { budget },
      })),
      // What is shown while another budget is worked out says which one it is of.
      transformResponse: (offers: ComparedOffer[], _meta: unknown, { budget }: Asked): ComparedAt => ({
        offers,
        budget,
      }),
      providesTags: (read: ComparedAt | undefined): Tag[] => [
        ...(read?.offers ?? []).map(({ offerId }): Tag => ({ type: 'Offers', id: offerId })),
        lists.offers,
      ],
    }),
  }),
})

const { useComparedOffersQuery } = compareOffersApi

const LOOK_AGAIN_MS = 3_000
const mostBudget = 999_999_999

/** The offers in play for a listing, to be compared and answered. */
export function CompareOffers({ listingId }: { listingId: string }) {
  const { budget, ...field } = useBudget()
  const answers = useAnswers()
  const {
    data: read,
    error,
    isFetching,
    refetch,
  } = useComparedOffersQuery(
    { id: listingId, budget },
    { refetchOnMountOrArgChange: true, pollingInterval: answers.hasUnconfirmed ? LOOK_AGAIN_MS : 0 },
  )
  const { opening, accept, accepted } = useAccepting(answers, refetch)
  if (!read && isApiError(error) && (error.status === 403 || error.status === 404))
    return <Note tone="bad">Only the agent of a listing can compare its offers.</Note>
  if (!read && error)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The offers could not be loaded.
      </ErrorState>
    )
  if (!read)
    return (
      <>
        <Skeleton $h={520} />
        <VisuallyHidden role="status">Loading offers</VisuallyHidden>
      </>
    )
  const { offers } = read
  return (
    <S.Desk>
      {accepted && (
        <Note
          role="status"
          action={
            <ButtonLink small to={paths.offerFor.agent(accepted.id)}>
              Sign agreement
            </ButtonLink>
          }
        >
          The offer is accepted. The agreement now needs your signature and the producer’s.
        </Note>
      )}
      {Boolean(error) && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          These offers may have changed: the newest could not be loaded.
        </ErrorState>
      )}
      {offers.length === 0 ? (
        <EmptyState
          heading="h2"
          title="No Offers in Play"
          action={<ButtonLink to={paths.offersOn(listingId)}>All submissions for this title</ButtonLink>}
        >
          An offer shows here from when its money is held until it is answered, and for 30 days after its hold ran out.
        </EmptyState>
      ) : (
        <>
          <S.Tools>
            <NumberInput
              kind="GBP"
              label="Production budget"
              sign="£"
              optional
              step={100_000}
              help={
                dependsOnBudget(offers)
                  ? 'For prices that are a percentage of the budget.'
                  : 'None of these prices depends on the budget.'
              }
              {...field}
            />
            <ExportLink
              of="Offers side by side"
              href={pathOf({
                address: offersAddresses.comparedOffersCsv,
                params: { id: listingId },
                query: { budget },
              })}
            />
          </S.Tools>
          <Comparison offers={offers} budget={read.budget} opening={opening} onAccept={(offer) => void accept(offer)} />
        </>
      )}
      <AnswerDialog answers={answers} consequence={({ id }) => endingWords(id, offers)} />
    </S.Desk>
  )
}

/** The budget in the address, which follows what is typed at a pause. */
function useBudget() {
  const [address, setAddress] = useSearchParams()
  const atPause = useTypingPause()
  const kept = address.get('budget') ?? ''
  const [typed, setTyped] = useState(/^\d+$/.test(kept) ? Number(kept).toLocaleString('en-GB') : kept)
  const onType = (text: string) => {
    setTyped(text)
    if (faultIn(text)) return
    atPause(() => {
      const amount = numberIn(text, 'GBP')
      const next = new URLSearchParams(address)
      if (amount === null) next.delete('budget')
      else next.set('budget', String(amount))
      setAddress(next, { replace: true, preventScrollReset: true })
    })
  }
  const budget = kept !== '' && !faultIn(kept) ? numberIn(kept, 'GBP') : null
  return { budget, value: typed, onType, error: faultIn(typed) }
}

function faultIn(text: string): string | null {
  if (text.trim() === '') return null
  const amount = numberIn(text, 'GBP')
  if (amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= mostBudget) return null
  return doubtWords(text, 'GBP') ?? 'A whole number of pounds, up to £999,999,999'
}

/** Accepting asks first, with the whole offer; terms that changed since they were compared are to be read again. */
function useAccepting(answers: ReturnType<typeof useAnswers>, refetch: () => unknown) {
  const [read, { data: last }] = useLazyOfferQuery()
  const [opening, setOpening] = useState<string | null>(null)
  const accept = async ({ offerId, standing }: ComparedOffer) => {
    setOpening(offerId)
    try {
      const offer = await read(offerId).unwrap()
      if (offer.round === standing.number && offer.dealHash === standing.dealHash) answers.ask(offer, 'accept')
      else {
        toast({ title: 'The terms have changed', description: 'The newest are loaded: please read them again.' })
        void refetch()
      }
    } catch (error) {
      toastFailure('The offer could not be opened', error)
    }
    setOpening(null)
  }
  return { opening, accept, accepted: last?.status === 'accepted' ? last : null }
}
