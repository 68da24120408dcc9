import type { genres } from '@storyright/contracts/vocabulary'

type Genre = (typeof genres)[number]
/** The genre of the longest of these that a subject's code begins with. */
type GenreTable = Readonly<Record<string, Genre>>

export const thema: GenreTable = {
  ...{ FF: 'Crime', FH: 'Thriller', FJ: 'Adventure', FJM: 'War', FK: 'Horror', FL: 'Sci-Fi', FM: 'Fantasy' },
  ...{ FR: 'Romance', FT: 'Family Saga', FU: 'Comedy', FV: 'Historical', F: 'Fiction', X: 'Fiction' },
  ...{ DD: 'Drama', DNB: 'Biography', DNC: 'Memoir', DNXC: 'True Crime', Y: "Children's", YF: "Children's" },
}

export const bisac: GenreTable = {
  ...{ FIC: 'Fiction', FIC002: 'Adventure', FIC006: 'Thriller', FIC008: 'Family Saga', FIC009: 'Fantasy' },
  ...{ FIC012: 'Horror', FIC014: 'Historical', FIC015: 'Horror', FIC016: 'Comedy', FIC022: 'Mystery' },
  ...{ FIC024: 'Horror', FIC027: 'Romance', FIC028: 'Sci-Fi', FIC030: 'Thriller', FIC031: 'Thriller' },
  ...{ FIC032: 'War', FIC033: 'Adventure', FIC045: 'Family Saga', FIC050: 'Crime', FIC055: 'Sci-Fi' },
  ...{ CGN: 'Fiction', DRA: 'Drama', BIO: 'Biography', BIO026: 'Memoir', TRU: 'True Crime' },
  ...{ JUV: "Children's", JNF: "Children's", YAF: 'Young Adult', YAN: 'Young Adult' },
}

export const bic: GenreTable = {
  ...{ F: 'Fiction', FF: 'Crime', FH: 'Thriller', FJ: 'Adventure', FJM: 'War', FK: 'Horror', FL: 'Sci-Fi' },
  ...{ FM: 'Fantasy', FR: 'Romance', FT: 'Family Saga', FV: 'Historical', DD: 'Drama', BG: 'Biography' },
  ...{ BM: 'Memoir', BTC: 'True Crime', Y: "Children's", YF: "Children's" },
}

/** The genre of a code; what its scheme has no fiction for is non-fiction. */
export function genreOf(table: GenreTable, code: string): Genre {
  const letters = code.trim().toUpperCase()
  for (let length = letters.length; length > 0; length -= 1) {
    const genre = table[letters.slice(0, length)]
    if (genre) return genre
  }
  return 'Non-Fiction'
}
