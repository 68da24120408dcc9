const NEWS_MS = 3 * 86_400_000

/** An older event gets no letter: it belongs to the demo's past, or was republished to rebuild a read model. */
export const isNews = ({ time }: { time: string }, now: Date) => now.getTime() - Date.parse(time) <= NEWS_MS
