import { type BasisKind, bases, enrichmentTimes } from '@storyright/contracts/vocabulary'
import { aiScore } from '@storyright/scoring'
import { basisLabels } from '../../features/analysis/provenance/basis-words.ts'
import { Mark } from '../../features/analysis/provenance/mark.tsx'
import { Read } from '../../ui/text/text.ts'
import * as S from './how-we-score.styles.ts'

const meanings: Record<BasisKind, string> = {
  listing: `What the agent entered about this title, or what was found about it at Google Books, YouTube or X: named with the day it was fetched, and used for ${enrichmentTimes.keptDays} days.`,
  market: 'A table by genre, medium or length, the same for all titles of that kind. The tables stand below.',
  model: 'What a language model saw in the listing, named with the day of its answer. Our table turned it into points.',
  films: 'Films that were made, from our data set.',
  derived: 'Worked out from other figures of the same analysis.',
  default: 'A fixed value that every title gets where nothing is known. It is no finding about this one.',
}

export function InShort() {
  return (
    <>
      <Read>{`The Commercial Viability Score is the mean of three numbers: the genre score, the medium score with what the length of a book adds or takes, and the AI score, which is the mean of five dimensions. Where no model has answered, the AI score counts ${aiScore(null)} for every title, and the analysis says so.`}</Read>
      <Read>
        A model never gives a number. It picks observations from a fixed list and quotes the listing for each; a quote
        that does not stand there is void, and an answer that lies too far from our own rules counts as none. The same
        listing has the same analysis until its data or the model’s answer changes. Nothing is random.
      </Read>
      <Read>Every figure is marked with what it rests on:</Read>
      <S.Marks>
        {bases.map((from) => (
          <div key={from}>
            <dt>
              <Mark $from={from}>{basisLabels[from]}</Mark>
            </dt>
            <dd>{meanings[from]}</dd>
          </div>
        ))}
      </S.Marks>
    </>
  )
}
