export { acronyms, synonymsIn } from './synonyms.ts'
export { type Understanding, type Understood, understand } from './understand.ts'
