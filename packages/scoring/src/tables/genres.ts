/** The genres that score, with the words that mean the same. All are written as `wordsOf` leaves them. */
export const genreTable: readonly { score: number; words: readonly string[] }[] = [
  { score: 95, words: ['fantasy', 'magical realism'] },
  { score: 95, words: ['young adult', 'ya', 'teen fiction'] },
  { score: 88, words: ['thriller', 'suspense', 'espionage', 'spy'] },
  { score: 88, words: ['mystery', 'whodunit', 'detective', 'murder mystery'] },
  { score: 88, words: ['crime', 'noir', 'police procedural'] },
  { score: 85, words: ['horror', 'ghost story', 'supernatural'] },
  { score: 82, words: ['sci fi', 'scifi', 'science fiction', 'sf', 'speculative fiction'] },
  { score: 80, words: ['action'] },
  { score: 80, words: ['adventure'] },
  { score: 75, words: ['drama', 'family saga'] },
  { score: 75, words: ['romance', 'romantic', 'love story'] },
  { score: 70, words: ['biography', 'autobiography', 'memoir', 'biopic'] },
  { score: 70, words: ['historical', 'history', 'period drama'] },
  { score: 65, words: ['comedy', 'humour', 'humor', 'satire', 'farce'] },
]
export const unknownGenre = 50
export const unmatchedGenre = 55

/** A genre or tag as words in lower case, so that "Sci-Fi", "sci fi" and "SCI_FI" are one. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
