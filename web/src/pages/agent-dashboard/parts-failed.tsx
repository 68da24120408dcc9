import { ErrorState } from '../../ui/state/error-state.tsx'

/** What a tab needs to know of a list: whether it could be read, and how to try again. */
export interface FailedPart {
  isFailed: boolean
  isFetching: boolean
  retry: () => void
}

export function AssetsFailed({ isFetching, retry }: FailedPart) {
  return (
    <ErrorState onRetry={retry} busy={isFetching}>
      Your assets could not be loaded.
    </ErrorState>
  )
}

/** Nothing of the offers, or nothing newer than what is shown. */
export function OffersFailed({ isFailed, isFetching, retry }: FailedPart) {
  return (
    <ErrorState onRetry={retry} busy={isFetching}>
      {isFailed
        ? 'Your offers could not be loaded.'
        : 'Your offers could not be read again; what is shown may have changed.'}
    </ErrorState>
  )
}
