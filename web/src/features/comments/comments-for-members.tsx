import { communityMessages, gates } from '@storyright/contracts/vocabulary'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { Note } from '../../ui/state/note.tsx'
import * as S from './comments.styles.ts'

/** In the place of the comments, for those who may not read them. */
export function CommentsForMembers() {
  return (
    <S.Section aria-label="Comments">
      <h2>Comments</h2>
      <Note action={<UpgradeLink to={gates.comments.upsell} small />}>{communityMessages.commentsArePremium}</Note>
    </S.Section>
  )
}
