import type { Enrichments } from '@storyright/contracts/http'
import { enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import type { FoundAtSource } from '../../entities/enrichment/enrichment.api.ts'
import { SourceNote } from '../../entities/enrichment/source-note.tsx'
import { BookFigures } from './book-figures.tsx'
import { PostFigures } from './post-figures.tsx'
import * as S from './seen.styles.ts'
import { hasSomething } from './seen.ts'
import { VideoFigures } from './video-figures.tsx'

type SourcePartProps = {
  seen: Enrichments
  of: FoundAtSource
  /** What there is to decide about it, which lists what was found; `false` for who decides nothing. */
  children: ReactNode
}

/** What one source says, named as it wants to be, with the day of its figures. */
export function SourcePart({ seen, of, children }: SourcePartProps) {
  const { books, youtube, twitter } = seen
  const isShown = hasSomething(seen, of.source)
  const note = <SourceNote attribution={of.attribution} fetchedAt={of.fetchedAt} />
  return (
    <S.Source>
      <h3>{enrichmentSourceLabels[of.source]}</h3>
      <S.Says>
        {isShown && of.source === 'books' && books && <BookFigures book={books} edition={of.match} />}
        {isShown && of.source === 'youtube' && youtube && (
          <VideoFigures youtube={youtube} isListed={Boolean(children)} />
        )}
        {isShown && of.source === 'twitter' && twitter && <PostFigures twitter={twitter} example={of.match} />}
        {isShown && note}
        {children}
        {!isShown && of.fetchedAt && note}
      </S.Says>
    </S.Source>
  )
}
