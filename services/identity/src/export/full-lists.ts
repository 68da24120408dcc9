import { paging } from '@storyright/contracts/vocabulary'

/** A list of an export that reached the limit of rows: older ones are missing. */
interface FullList {
  service: string
  list: string
  rows: number
}

/** The lists of what each service knows that were cut, or that end exactly there; each service gives the newest rows. */
export const fullLists = (known: Record<string, unknown>): FullList[] =>
  Object.entries(known).flatMap(([service, records]) =>
    Object.entries(records as object)
      .filter(([, list]) => Array.isArray(list) && list.length >= paging.listMaximum)
      .map(([list, rows]: [string, unknown[]]) => ({ service, list, rows: rows.length })),
  )
