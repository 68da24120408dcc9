/** Words of a text, as they are compared: lower case, without accents, in the singular where that is easily told. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter(({ length }) => length > 2 && length < 40)
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))

/** A choice, such as a genre, apart from the word it is written with. */
export const genreWord = (genre: string) => `genre:${wordsIn(genre).join(' ') || genre.toLowerCase()}`
export const mediumWord = (medium: string) => `medium:${medium}`

/** Prices double from one to the next. */
export const priceWord = (price: number) => `price:${Math.round(Math.log2(Math.max(1, price)))}`
