import { analysisPaging, marketSizes, productionComplexities, roiPotentials } from '@storyright/contracts/vocabulary'
import { doubtWords, numberIn } from '../../../shared/form/typed-number.ts'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Beyond any number of titles, and within what the call takes. */
const lastPage = 50_000

/** A whole number from 0 to 100; anything else is a fault of the field. */
function scoreIn(text: string | null) {
  if (text === null) return { value: undefined }
  const value = numberIn(text, 'count')
  const isScore = value !== null && Number.isInteger(value) && value >= 0 && value <= 100
  return isScore ? { value } : { value: undefined, fault: doubtWords(text, 'count') ?? 'A whole number from 0 to 100' }
}

/** What the address asks for, and what is wrong with it. */
export function askedIn(address: URLSearchParams) {
  const [least, most] = [scoreIn(address.get('minScore')), scoreIn(address.get('maxScore'))]
  const isReversed = least.value !== undefined && most.value !== undefined && least.value > most.value
  const page = Math.min(lastPage, Math.max(1, Math.floor(Number(address.get('page')) || 1)))
  const limit = analysisPaging.searchPage
  return {
    page,
    faults: {
      minScore: least.fault,
      maxScore: most.fault ?? (isReversed ? 'The highest score must not be below the lowest' : undefined),
    },
    query: {
      limit,
      offset: (page - 1) * limit,
      minScore: least.value,
      maxScore: most.value,
      marketSize: oneOf(marketSizes, address.get('marketSize')),
      productionComplexity: oneOf(productionComplexities, address.get('productionComplexity')),
      roiPotential: oneOf(roiPotentials, address.get('roiPotential')),
    },
  }
}
