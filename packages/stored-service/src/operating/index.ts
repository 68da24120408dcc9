export { type Ask, askService } from './ask-service.ts'
export {
  figuresWithoutUser,
  keeperOf,
  momentOf,
  type OperationTarget,
  outdo,
  rebuildFigures,
  republish,
  resend,
} from './operations.ts'
