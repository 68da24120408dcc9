/** An ISBN as thirteen digits, or null where it is none: its check digit decides. */
export function isbn13(text: string | null): string | null {
  const digits = (text ?? '')
    .slice(0, 40)
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\s\p{Pd}\u2212.]/gu, '')
    .toUpperCase()
    .replace(/^ISBN(?:-?1[03](?=:))?:?/, '')
  if (/^97[89]\d{10}$/.test(digits)) return checkOf13(digits.slice(0, 12)) === digits[12] ? digits : null
  if (!/^\d{9}[\dX]$/.test(digits) || checkOf10(digits.slice(0, 9)) !== digits[9]) return null
  const stem = `978${digits.slice(0, 9)}`
  return stem + checkOf13(stem)
}

const sumOf = (digits: string, weight: (place: number) => number) =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * weight(place), 0)

const checkOf13 = (digits: string) => String((10 - (sumOf(digits, (place) => (place % 2 ? 3 : 1)) % 10)) % 10)

function checkOf10(digits: string): string {
  const check = (11 - (sumOf(digits, (place) => 10 - place) % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
