/** The beginning of a text, so many UTF-16 units at most and no character cut in half: half of one cannot be stored. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
