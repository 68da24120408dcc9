import { gates } from '@storyright/contracts/vocabulary'
import { lazy, type ReactNode, Suspense } from 'react'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../ui/link/link.tsx'
import { useAnalysisSampleQuery } from '../analysis.api.ts'
import type { AnalysedListing } from './analysis-panel.tsx'

const AnalysisPanel = lazy(() => import('./analysis-panel.tsx').then((module) => ({ default: module.AnalysisPanel })))

type AnalysisForAllProps = {
  listing: AnalysedListing
  /** What stands in place of an analysis that is not open, with the way to one that is. */
  renderUpsell: (gate: typeof gates.analysis, toSample: ReactNode) => ReactNode
}

/** For readers without premium: the sample in full, and on any other listing what Premium brings, with the way to the sample. */
export function AnalysisForAll({ listing, renderUpsell }: AnalysisForAllProps) {
  const sample = useAnalysisSampleQuery(undefined).currentData?.listing
  if (sample?.id === listing.id)
    return (
      <Suspense>
        <AnalysisPanel listing={listing} isSample />
      </Suspense>
    )
  return renderUpsell(
    gates.analysis,
    sample && (
      <p>
        <span>One analysis is open to everybody: </span>
        <Link to={`${paths.listing(sample.id)}#analysis`}>{sample.title}</Link>
        <span>.</span>
      </p>
    ),
  )
}
