export { isSeenBy, seenBy } from './written.ts'
