export { type Ask, askService } from './ask-service.ts'
export { keeperOf, momentOf, type Operating, outdo, rebuildFigures, repair, republish, resend } from './operations.ts'
