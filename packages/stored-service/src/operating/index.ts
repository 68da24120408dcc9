export {
  type Ask,
  askService,
  figuresWithoutUser,
  keeperOf,
  momentOf,
  type OperationTarget,
  outdo,
  rebuildFigures,
  republish,
  resend,
} from './operations.ts'
