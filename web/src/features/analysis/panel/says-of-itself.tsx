import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useSwitchedOff } from '../../../entities/switch/switched-off.api.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../ui/link/link.tsx'
import { type Stated, sourceWords } from '../provenance/basis-words.ts'
import * as S from './analysis-panel.styles.ts'

/** Who answered, when, and where to read how the figures come about. */
export function AnalysisSource({ stated, mayBeAnalysed }: { stated: Stated; mayBeAnalysed: boolean }) {
  const modelOff = useSwitchedOff('model', mayBeAnalysed && stated.source === 'rules')
  const unread = !mayBeAnalysed && 'Its agent does not let a model read this listing.'
  return (
    <S.Lead>
      <span>{`${[sourceWords(stated), unread, modelOff].filter(Boolean).join(' ')} Analysed ${dayAndTime(stated.analysedAt)}. `}</span>
      <Link to={paths.howWeScore}>How we score</Link>
    </S.Lead>
  )
}
