const MAX_AGE_MS = 3 * 86_400_000

/** An older event gets no letter: it belongs to the demo's past, or was republished to rebuild a read model. */
export const isWithinMaxAge = ({ time }: { time: string }, now: Date) => now.getTime() - Date.parse(time) <= MAX_AGE_MS
