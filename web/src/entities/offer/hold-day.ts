import { day, offerLimits } from '@storyright/contracts/vocabulary'

const DAY_MS = 86_400_000

/** The day on which a hold that is begun now ends: once it is there, the offer says the very time. */
export const holdDay = (now: Date) => day(now.getTime() + offerLimits.holdDays * DAY_MS)
