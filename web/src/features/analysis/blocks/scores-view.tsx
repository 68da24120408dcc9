import { scoreTone } from '../../../entities/score/score.ts'
import { Bars } from '../../../ui/data/bars.tsx'
import { FigureMark } from '../provenance/figure-mark.tsx'
import type { ViewProps } from './view-props.ts'

/** Scores of 100, coloured at 80 and 60; a default has no colour, since it says nothing. */
export function ScoresView({ block, markOf }: ViewProps<'scores'>) {
  const bars = block.figures.map(({ label, path, value, note }) => {
    const from = markOf(path)
    const beneath = (note || from) && (
      <>
        {note && <span>{`${note} `}</span>}
        <FigureMark from={from} />
      </>
    )
    return {
      label,
      value,
      tone: from === 'default' ? ('off' as const) : scoreTone(value),
      ...(beneath && { note: beneath }),
    }
  })
  return <Bars bars={bars} label={200} />
}
