import type { Candidate, Enrichments } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { OutwardLink } from '../../entities/enrichment/candidate-view.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './seen.styles.ts'
import { counted } from './seen-words.ts'

type PostFiguresProps = { twitter: NonNullable<Enrichments['twitter']>; example: Candidate | null }

/** How much it is spoken of, in which days, and by whom. */
export function PostFigures({ twitter, example }: PostFiguresProps) {
  const { mentions, buzzScore, hasVerifiedMentions, publisherPromotion, bookClubMentions, from, to } = twitter
  const among = [
    hasVerifiedMentions && 'verified accounts',
    publisherPromotion && 'its publisher',
    bookClubMentions > 0 && `book clubs (${bookClubMentions.toLocaleString('en-GB')})`,
  ].filter((one) => one !== false)
  const by = among.length > 0 ? `, among them by ${new Intl.ListFormat('en-GB').format(among)}` : ''
  return (
    <>
      <S.Lead>{counted(mentions, ['post', 'posts'])}</S.Lead>
      <p>
        <span>{`Between ${day(from)} and ${day(to)}${by}.`}</span>
        {example && (
          <span>
            {' '}
            One of them:{' '}
            <OutwardLink to={example.link} source="twitter">
              {example.by ?? 'a post'}
            </OutwardLink>
          </span>
        )}
      </p>
      <Meta>{`Buzz ${buzzScore} of 100: derived by Storyright.`}</Meta>
    </>
  )
}
