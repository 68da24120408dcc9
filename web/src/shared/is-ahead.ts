/** Whether a time that may not be set is still to come. */
export const isAhead = (at: string | null, now = new Date()): at is string => at !== null && new Date(at) > now
