import type { BasisKind } from '@storyright/contracts/vocabulary'
import type { Block, BlockOf } from './block.ts'

export type ViewProps<Kind extends Block['kind']> = {
  block: BlockOf<Kind>
  /** What to mark a figure with where it rests on something else than the rest of its block. */
  markOf: (path: string) => BasisKind | undefined
}
