export type { Understood } from './phrases.ts'
export { acronyms, synonymsIn } from './synonyms.ts'
export { type UnderstoodSearch, understand } from './understand.ts'
export { type Wish, wishIn } from './wish.ts'
