import { type FC, useId } from 'react'
import { restsOf, usualBasis } from '../provenance/rests.ts'
import { RestsOn } from '../provenance/rests-on.tsx'
import { useMark, useStated } from '../provenance/stated.ts'
import { AdviceView } from './advice-view.tsx'
import type { Block } from './block.ts'
import * as S from './blocks.styles.ts'
import { RisksView, ScenariosView, ShapeView } from './charted-views.tsx'
import { FactsView } from './facts-view.tsx'
import { FilmsView } from './films-view.tsx'
import { GatesView } from './gates-view.tsx'
import { ScoresView } from './scores-view.tsx'
import type { ViewProps } from './view-props.ts'

const views: { [Kind in Block['kind']]: FC<ViewProps<Kind>> } = {
  scores: ScoresView,
  shape: ShapeView,
  risks: RisksView,
  facts: FactsView,
  scenarios: ScenariosView,
  gates: GatesView,
  films: FilmsView,
  advice: AdviceView,
}

/** A block with its title, and under it what its figures rest on. */
export function BlockView({ block }: { block: Block }) {
  const id = useId()
  const rests = restsOf(block.figures, useStated())
  const markOf = useMark(usualBasis(rests))
  const View = views[block.kind] as FC<{ block: Block; markOf: typeof markOf }>
  return (
    <S.Block aria-labelledby={id}>
      <h3 id={id}>{block.title}</h3>
      {block.lead && <p>{block.lead}</p>}
      <View block={block} markOf={markOf} />
      <RestsOn rests={rests} />
    </S.Block>
  )
}
