import { limits, themes } from '@storyright/contracts/vocabulary'
import { SelectField, TextField } from '../../../shared/form/fields.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { genderOptions, incomeOptions } from './options.ts'
import * as S from './sections.styles.ts'
import { WideText } from './wide-fields.tsx'

/** What the work is found by, and what the agent knows around it. */
export function Metadata() {
  return (
    <S.Grid>
      <S.Full>
        <WordsField name="themes" label="Themes" add="Custom theme" listed={themes} />
      </S.Full>
      <S.Full>
        <WordsField name="keywords" label="Keywords" add="Keyword" />
      </S.Full>
      <S.Full>
        <TextField
          name="targetDemographic.ageRange"
          label="Age range of the audience"
          placeholder="25 to 44"
          optional
        />
      </S.Full>
      <SelectField name="targetDemographic.gender" label="Gender of the audience" options={genderOptions} optional />
      <SelectField name="targetDemographic.income" label="Income of the audience" options={incomeOptions} optional />
      <S.Full>
        <WordsField name="targetDemographic.interests" label="Interests of the audience" add="Interest" />
      </S.Full>
      <WideText name="authorBio" label="About the author" count={{ max: limits.authorBio }} />
      <WideText name="attachedTalent" label="Attached talent" />
      <WideText name="productionCompanyInterest" label="Production company interest" />
      <WideText
        name="agentNotes"
        label="Agent notes"
        count={{ max: limits.agentNotes }}
        help="Seen by you and our administrators only."
      />
    </S.Grid>
  )
}
