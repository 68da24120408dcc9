import type { StandardAnalysis } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { useRefreshAnalysisMutation } from '../analysis.api.ts'

/** What came of a refresh: a new answer of the model, the one that was there, or none. */
function outcome(before: StandardAnalysis | undefined, { model }: StandardAnalysis, mayBeAnalysed: boolean) {
  if (!mayBeAnalysed) return 'The agent does not let a model read this listing: the scores come from the market tables.'
  if (!model)
    return 'There is no answer of the model just now: the scores come from the market tables. It will be asked again.'
  if (model.answeredAt === before?.model?.answeredAt)
    return `There is no new answer of the model: that of ${dayAndTime(model.answeredAt)} stands.`
  return `The model ${model.name} has read the listing again.`
}

/** Has a listing analysed again, and says what came of it. */
export function useRefresh(listing: { id: string; aiConsent: boolean }, before: StandardAnalysis | undefined) {
  const [ask, { isLoading }] = useRefreshAnalysisMutation()
  const refresh = async () => {
    try {
      const analysis = await ask(listing.id).unwrap()
      toast({ title: 'Analysis refreshed', description: outcome(before, analysis, listing.aiConsent) })
    } catch (error) {
      toastFailure('Refresh failed', error)
    }
  }
  return { refresh: () => void refresh(), isRefreshing: isLoading }
}
