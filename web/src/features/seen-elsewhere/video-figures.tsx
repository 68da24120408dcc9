import type { Enrichments } from '@storyright/contracts/http'
import { useState } from 'react'
import { OutwardLink } from '../../entities/enrichment/candidate-view.tsx'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './seen.styles.ts'
import { counted } from './seen-words.ts'

type Youtube = NonNullable<Enrichments['youtube']>
type VideoFiguresProps = {
  youtube: Youtube
  /** The videos stand elsewhere. */
  isListed?: boolean
}

const AT_FIRST = 3
const views = ['view', 'views'] as const

/** How often videos about the work were watched, and the most watched ones. */
export function VideoFigures({ youtube, isListed = false }: VideoFiguresProps) {
  const { totalViews, videoCount, videos, popularityScore, adaptationPotential } = youtube
  return (
    <>
      <S.Lead>{`${counted(totalViews, views)} of ${counted(videoCount, ['video', 'videos'])}`}</S.Lead>
      {!isListed && <Videos videos={videos} />}
      {popularityScore !== null && adaptationPotential !== null && (
        <Meta>{`Popularity ${popularityScore} of 100, adaptation potential ${adaptationPotential} of 100: derived by Storyright.`}</Meta>
      )}
    </>
  )
}

function Videos({ videos }: Pick<Youtube, 'videos'>) {
  const [isWhole, setWhole] = useState(false)
  const rest = videos.length - AT_FIRST
  return (
    <>
      <S.Videos aria-label="Videos">
        {videos.slice(0, isWhole ? videos.length : AT_FIRST).map((video) => (
          <li key={video.id}>
            <OutwardLink to={video.link} source="youtube">
              {video.title}
            </OutwardLink>
            <S.Views as="span">
              <bdi>{video.channel}</bdi> · {counted(video.views, views)}
            </S.Views>
          </li>
        ))}
      </S.Videos>
      {rest > 0 && (
        <QuietActions>
          <QuietButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer videos' : `Show ${counted(rest, ['more video', 'more videos'])}`}
          </QuietButton>
        </QuietActions>
      )}
    </>
  )
}
