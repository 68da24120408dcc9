import { useModerationQueueInfiniteQuery } from './moderation.api.ts'

/** How much waits for a decision; undefined until it is known. */
export const useQueueTotal = () => useModerationQueueInfiniteQuery('open').data?.pages[0]?.total
