export {
  type Ask,
  askService,
  figuresWithoutUser,
  keeperOf,
  momentOf,
  type OperationTarget,
  outdo,
  rebuildFigures,
  repair,
  republish,
  resend,
} from './operations.ts'
