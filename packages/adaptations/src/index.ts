export { type Film, films, multipleOf, type NearestFilm, nearestFilms } from './nearest-films.ts'
export { comparedWith, filmsInRange, type ReturnedRange } from './returned-range.ts'
export type { FilmFeatures } from './traits.ts'
