import { numberOf } from '../text/chance.ts'

/** Both ISBNs of an edition, made up but with the right check digits. */
export function isbnsOf(...words: string[]): { isbn13: string; isbn10: string } {
  const body = `1${String(numberOf(60_000_000, 69_999_999, 'isbn', ...words))}`
  return { isbn13: `978${body}${checkOf13(`978${body}`)}`, isbn10: `${body}${checkOf10(body)}` }
}

const weighted = (digits: string, weightOf: (place: number) => number) =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * weightOf(place), 0)

const checkOf13 = (digits: string) => (10 - (weighted(digits, (place) => (place % 2 === 0 ? 1 : 3)) % 10)) % 10

function checkOf10(digits: string): string {
  const check = (11 - (weighted(digits, (place) => 10 - place) % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
