import type { Flagged } from '@storyright/contracts/http'
import { day, dayAndTime } from '@storyright/contracts/vocabulary'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { isAhead } from '../../shared/is-ahead.ts'
import { Facts } from '../../ui/data/facts.tsx'
import * as S from './moderation.styles.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** Who wrote it, as far as moderators have had to do with them. */
export function AuthorRecord({ author }: Pick<Flagged, 'author'>) {
  const { role, since, written, removed, warned, mutedUntil } = author
  const facts = [
    { term: 'Role', value: roleLabels[role] },
    { term: 'Member since', value: day(since) },
    { term: 'Written', value: number(written) },
    { term: 'Removed', value: number(removed) },
    { term: 'Warned', value: number(warned) },
    { term: 'Muted', value: isAhead(mutedUntil) ? `Until ${dayAndTime(mutedUntil)}` : 'No' },
  ]
  return (
    <S.Part>
      <h3>The author’s record</h3>
      <Facts facts={facts} />
    </S.Part>
  )
}
