export { withDatabase } from './with-database.ts'
