import { type Refusal, refusals } from '@storyright/contracts/vocabulary'

const MiB = 1024 ** 2
const GiB = 1024 ** 3

/** The refusal of a file for which there is no room among what is kept of one person. */
export const storageFull = (keptBytes: number): Refusal =>
  refusals.storageFull({
    message: `Your uploads would take up more than ${sizeOf(keptBytes)}, which is all that we keep for one person.`,
  })

const sizeOf = (bytes: number) => (bytes >= GiB ? `${round(bytes / GiB)} GB` : `${round(bytes / MiB)} MB`)
const round = (number: number) => Number(number.toFixed(1))
