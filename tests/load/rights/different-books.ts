import { rights } from '@storyright/contracts/vocabulary'
import { dayOf, dayText } from '@storyright/rights'

const territories = [
  'World',
  'World ex US, CA',
  'World ex UK and Ireland',
  'Europe',
  'UK and Ireland',
  'North America',
  'Europe, AU, NZ',
  'DACH, Benelux, Nordic',
  'GB',
  'US',
  'Latin America, ES, PT',
  'Asia-Pacific ex AU, NZ',
]
const languages = ['L', 'L', 'L', 'en', 'en, fr, de', 'L ex en', 'es, pt']
const lastDay = dayOf('2029-01-01')!

/** One of so many books as differ, of one to three lines; the same on every machine. */
export function differentBook(place: number): string {
  const lines = Array.from({ length: 1 + (place % 3) }, (_, line) => {
    const turn = place * 7 + line * 5
    const some = rights.filter((_right, bit) => (scattered(turn) >> bit) & 1)
    const pick = (from: readonly string[], shift: number) => from[scattered(turn + shift) % from.length]
    const window = line === 0 && place % 2 === 0 ? 'always' : `..${dayText(lastDay + (turn % 1_500))}`
    const exclusivity = pick(['exclusive', 'exclusive', 'exclusive', 'non-exclusive', 'first-look'], 4)
    return `${pick(territories, 1)}; ${pick(languages, 2)}; ${some.join('+') || 'film'}; ${window}; ${exclusivity}`
  })
  // What makes a book another one than its neighbours.
  return [...lines, `AQ; L; international; ..${dayText(lastDay + place)}; exclusive`].join(' || ')
}

/** What is taken of it, where something is. */
export const differentTaking = (place: number): string =>
  `${territories[scattered(place) % territories.length]}; L; ${rights[scattered(place + 1) % rights.length]}; always; exclusive`

const scattered = (number: number) => (Math.imul(number + 1, 2_654_435_761) >>> 0) % 65_521
