import type { DealCourse, DemoDeal } from './deals.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Payments that are open are there at the card provider, and were made today. */
type OpenCourse = Extract<DealCourse, { is: 'held' | 'unpaid' | 'declined' }>
export const isOpen = (course: DealCourse): course is OpenCourse =>
  course.is === 'held' || course.is === 'unpaid' || course.is === 'declined'

/** Days from an offer until its last step, as things usually go. */
const lengths: Record<Exclude<DealCourse['is'], OpenCourse['is'] | 'accepted'>, number> = {
  neverPaid: 1,
  expired: 7,
  rejected: 3,
  cancelled: 2,
  overtaken: 4,
}
const ACCEPTED_DAYS = { usual: 6, extended: 43, exercised: 66 }
const OLDEST_DAYS = 400
/** Older than the letters' limit, so that settled steps cause no mail. */
const UNTIL_NOW_DAYS = 4

/** When an offer is made, and how long after that something takes that usually takes so many days. */
export interface Timeline {
  begins: Date
  after(days: number): Date
}

/** Between the day a listing was listed and now; where that is short, everything goes faster. */
export function timelineOf({ course, when }: Pick<DemoDeal, 'course' | 'when'>, listedAt: Date, now: Date): Timeline {
  if (isOpen(course)) return from(new Date(now.getTime() - (2 + 18 * ((when * 7_919) % 1)) * HOUR_MS), 0)
  const end = now.getTime() - UNTIL_NOW_DAYS * DAY_MS
  const needed = lengthOf(course) * DAY_MS
  const oldest = now.getTime() - OLDEST_DAYS * DAY_MS
  // A machine whose clock stands before the listing's day still gets its offers.
  const start = Math.min(Math.max(listedAt.getTime() + DAY_MS, oldest), end - DAY_MS)
  const spare = end - start - needed
  const pace = spare >= 0 ? 1 : (end - start) / needed
  return from(new Date(start + Math.max(0, spare) * when), pace)
}

const from = (begins: Date, pace: number): Timeline => ({
  begins,
  after: (days) => new Date(begins.getTime() + days * DAY_MS * pace),
})

function lengthOf(course: Exclude<DealCourse, OpenCourse>): number {
  if (course.is === 'accepted')
    return course.after === 'exercised' || course.after === 'extended'
      ? ACCEPTED_DAYS[course.after]
      : ACCEPTED_DAYS.usual
  return lengths[course.is]
}

/** An option that was accepted on that day and still runs, with some months to spare. */
export const periodThatRuns = (months: number, acceptedAt: Date, now: Date): number =>
  months * 30 * DAY_MS > now.getTime() - acceptedAt.getTime() + 60 * DAY_MS ? months : 24
