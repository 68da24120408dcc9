/** The title with one typo, always the same one: a letter lost, doubled, replaced, or two swapped, anywhere in it. */
export function mistype(title: string): string {
  const letters = [...title]
  const seed = letters.reduce((sum, letter, place) => (sum * 31 + letter.codePointAt(0)! + place) % 1_000_003, 7)
  const places = letters.flatMap((letter, place) => (/\p{L}/u.test(letter) ? [place] : []))
  const place = places[seed % places.length]!
  const replacement = 'etaoinshrdlu'[seed % 12]!
  const kinds = [
    () => letters.splice(place, 1),
    () => letters.splice(place, 0, letters[place]!),
    () => letters.splice(place, 1, replacement === letters[place]!.toLowerCase() ? 'q' : replacement),
    () => letters.splice(Math.max(0, place - 1), 2, letters[place]!, letters[Math.max(0, place - 1)]!),
  ]
  kinds[Math.floor(seed / 7) % kinds.length]!()
  return letters.join('')
}
