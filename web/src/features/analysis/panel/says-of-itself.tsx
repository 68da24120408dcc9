import { dayAndTime } from '@storyright/contracts/vocabulary'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { type Stated, sourceWords } from '../provenance/basis-words.ts'
import * as S from './analysis-panel.styles.ts'

/** Who answered, when, and where to read how the figures come about. */
export const SaysOfItself = ({ stated, mayBeAnalysed }: { stated: Stated; mayBeAnalysed: boolean }) => (
  <S.Says>
    {sourceWords(stated)} {!mayBeAnalysed && 'Its agent does not let a model read this listing. '}
    Analysed {dayAndTime(stated.analysedAt)}. <Link to={paths.howWeScore}>How we score</Link>
  </S.Says>
)
