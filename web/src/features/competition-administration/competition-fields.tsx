import { competitionLimits as limits } from '@storyright/contracts/vocabulary'
import { CheckboxField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import * as S from './administration.styles.ts'
import { competitionLabels as labels } from './competition.words.ts'

/** What is announced; of what somebody has entered only the end is open. */
export function CompetitionFields({ isFixed: disabled }: { isFixed: boolean }) {
  return (
    <S.Fields>
      <S.Wide>
        <TextField name="title" label={labels.title} maxLength={limits.title} disabled={disabled} />
      </S.Wide>
      <TextField name="sponsor" label={labels.sponsor} maxLength={limits.sponsor} disabled={disabled} />
      <TextField name="prize" label={labels.prize} maxLength={limits.prize} disabled={disabled} />
      <S.Wide>
        <TextareaField name="brief" label={labels.brief} rows={4} maxLength={limits.brief} disabled={disabled} />
      </S.Wide>
      <S.Wide>
        <TextareaField
          name="rules"
          label={labels.rules}
          rows={6}
          maxLength={limits.rules}
          disabled={disabled}
          help="Markdown: **bold**, lists, links. Say that the winner is named with the title entered."
        />
      </S.Wide>
      <TextField name="opensAt" label={labels.opensAt} type="datetime-local" disabled={disabled} help="UK time" />
      <TextField name="closesAt" label={labels.closesAt} type="datetime-local" help="UK time" />
      {!disabled && (
        <S.Wide>
          <CheckboxField
            name="isFunding"
            label={labels.isFunding}
            help="Every producer may enter it, also with an offer. One is open at a time."
          />
        </S.Wide>
      )}
    </S.Fields>
  )
}
