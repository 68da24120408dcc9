/** The first half of one text's words and the last half of the other's. */
export function blendTexts(one: string, other: string): string {
  const [first, second] = [one.split(' '), other.split(' ')]
  return [...first.slice(0, Math.ceil(first.length / 2)), ...second.slice(-Math.ceil(second.length / 2))].join(' ')
}

/** One's first names, and a surname that begins as theirs does and ends as the other's. */
export function blendName(one: string, other: string): string {
  const names = one.split(' ')
  const [surname, otherSurname] = [names.pop()!, other.split(' ').at(-1)!]
  const blended =
    surname.slice(0, Math.ceil(surname.length / 2)) + otherSurname.slice(Math.floor(otherSurname.length / 2))
  return [...names, blended].join(' ')
}
