import { analysisMessages, recommendationLimits, recommendationTimes } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { ListingCardSkeleton } from '../../entities/listing/card/listing-card-skeleton.tsx'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { RefreshCw } from '../../ui/icon/icons.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { Entry, type EntryProps } from './entry.tsx'
import { recommendationProgress, useRecommendationsQuery } from './recommendations.api.ts'
import { Taste } from './taste.tsx'
import { useDismissals } from './use-dismissals.ts'

type RecommendedProps = Pick<EntryProps, 'renderCard' | 'renderAnalysis'> & {
  /** How often the reader has asked for others. */
  refresh: number
  onRefresh: () => void
}

/** The titles that are recommended, beside what they rest on. */
export function Recommended({ refresh, onRefresh, ...renderers }: RecommendedProps) {
  const dismissal = useDismissals()
  // Which are left out from which refresh on: the address may change later than what is kept here, and others are asked for once.
  const [exclusions, setExclusions] = useState([{ since: 0, ids: '' }])
  const excluded = exclusions.findLast(({ since }) => since <= refresh)?.ids ?? ''
  const asked = { limit: recommendationLimits.page, refresh, excluded }
  const { data, isError, isFetching, refetch } = useRecommendationsQuery(asked)
  const again = async () => {
    const ids = Object.keys(dismissal.dismissed).slice(-recommendationLimits.excluded)
    await dismissal.tell() // what is asked for next is chosen by it
    setExclusions((before) => [...before, { since: refresh + 1, ids: ids.join(',') }])
    onRefresh()
  }
  const isEmpty = data?.recommendations.length === 0
  return (
    <>
      <Bar>
        {isFetching && <ProgressBar />}
        {data && !isFetching && !isError && (
          <>
            <Meta role="status">{`Chosen from ${data.totalAnalyzed.toLocaleString('en-GB')} titles`}</Meta>
            <Button onClick={() => void again()}>
              <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />
              Refresh
            </Button>
          </>
        )}
      </Bar>
      {isError && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>Your recommendations could not be loaded.</ErrorState>
      )}
      {isEmpty && !isError && (
        <EmptyState
          heading="h2"
          title="Nothing to recommend yet"
          action={<ButtonLink to={paths.listings}>Browse IP Catalogue</ButtonLink>}
        >
          {analysisMessages.noRecommendations}
        </EmptyState>
      )}
      {!data && isFetching && <Coming />}
      {data && !isEmpty && (
        <Columns aria-busy={isFetching}>
          <List aria-label="Recommendations">
            {data.recommendations.map((one) => (
              <Entry key={one.listing.id} recommendation={one} dismissal={dismissal} {...renderers} />
            ))}
          </List>
          <Taste profile={data.profile} widened={data.widened} />
        </Columns>
      )}
    </>
  )
}

const Coming = () => (
  <Columns aria-hidden="true">
    <List as="div">
      <ListingCardSkeleton />
      <ListingCardSkeleton />
    </List>
  </Columns>
)

/** What is being done, and how much of it is done. */
function ProgressBar() {
  const { progress, stage } = useProgress()
  return (
    <Progress label="Choosing recommendations" value={progress}>
      {stage || 'Choosing recommendations'}
    </Progress>
  )
}

/** How far the recommendations are that are being waited for. */
function useProgress() {
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState(atStart)
  useEffect(() => {
    let isAsking = false
    let isOver = false
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      const once = { forceRefetch: true, subscribe: false }
      const { data, error } = await dispatch(recommendationProgress.initiate(undefined, once))
      isAsking = false
      if (!isOver) setShown((before) => following(before, error ? undefined : data))
    }
    const timer = setInterval(() => void ask(), recommendationTimes.pollMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [dispatch])
  return shown
}

/** Of one height, whether it shows the progress or what came of it. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s4};
  min-height: 56px;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  gap: ${theme.s10} ${theme.s16};
  align-items: start;
  padding-bottom: ${theme.s16};
  transition: opacity ${theme.fast} ${theme.ease};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  > section {
    position: sticky;
    top: 84px;
  }
  ${below.wide} {
    grid-template-columns: minmax(0, 1fr);
    > section {
      position: static;
    }
  }
`
const List = styled.ul`
  min-width: 0;
`

const { progressStart, progressStep, progressCap } = recommendationTimes

interface RecommendationProgress {
  progress: number
  stage: string
}
export const atStart: RecommendationProgress = { progress: progressStart, stage: '' }

/** What the bar shows after another answer, or after none: it never goes back. */
export function following(shown: RecommendationProgress, progress: RecommendationProgress | undefined): RecommendationProgress {
  if (progress) return { progress: Math.max(shown.progress, progress.progress), stage: progress.stage }
  return { ...shown, progress: Math.max(shown.progress, Math.min(progressCap, shown.progress + progressStep)) }
}
