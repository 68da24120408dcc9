import type { BasisKind } from '@storyright/contracts/vocabulary'
import { basisLabels } from './basis-words.ts'
import { Mark } from './mark.tsx'

/** Beside a figure that rests on something else than its neighbours; nothing where it does not. */
export const FigureMark = ({ from }: { from: BasisKind | undefined }) =>
  from ? <Mark $from={from}>{basisLabels[from]}</Mark> : null
