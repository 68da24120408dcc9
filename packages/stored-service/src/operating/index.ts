export { type Ask, askService } from './ask-service.ts'
export {
  figuresWithoutUser,
  keeperOf,
  momentOf,
  type Operating,
  outdo,
  rebuildFigures,
  repair,
  republish,
  resend,
} from './operations.ts'
