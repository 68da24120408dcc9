/** Sent when the background work of competitions has something to do before its time. */
export const competitionsSignal = 'competitions'
