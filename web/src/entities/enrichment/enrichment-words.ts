import type { EnrichmentAction, EnrichmentState } from '@storyright/contracts/vocabulary'
import type { ToastMessage } from '../../ui/toast/toasts.ts'

export const enrichmentStateLabels: Record<EnrichmentState, string> = {
  waiting: 'Waiting',
  matched: 'Found',
  choosing: 'Needs review',
  none: 'Nothing found',
  refused: 'Not this work',
  failed: 'Failed',
}

/** What is said once a decision is carried out. */
export const decidedWords: Record<EnrichmentAction, ToastMessage> = {
  choose: { title: 'Chosen', description: 'Its figures count for the listing from now on.' },
  refuse: { title: 'Refused', description: 'It is not taken for this work again.' },
  undo: { title: 'Taken Back', description: 'It is as it was before.' },
}

/** How sure the matching is, from 0 to 1, as a reader takes it. */
export const confidenceWords = (confidence: number) => `${Math.round(confidence * 100)}% sure`
