import { SegmentsField } from '../../../shared/form/segments-field.tsx'
import { TicksField } from '../../../shared/form/ticks-field.tsx'
import { exclusivityOptions, rightOptions, territoryOptions } from './options.ts'
import { RightsBookField } from './rights-book-field.tsx'
import * as S from './sections.styles.ts'
import { WideText, WideTick } from './wide-fields.tsx'

/** What is for sale, where, and what has been sold before. */
export function Rights() {
  return (
    <S.Grid>
      <S.Full>
        <TicksField name="rightsAvailable" label="Rights available" options={rightOptions} columns={4} />
      </S.Full>
      <S.Full>
        <SegmentsField
          name="exclusivity"
          label="Exclusivity"
          options={exclusivityOptions}
          help="A non-exclusive listing stays available after an option; any other is taken off the market."
        />
      </S.Full>
      <S.Full>
        <TicksField name="territory" label="Territory" options={territoryOptions} columns={3} />
      </S.Full>
      <RightsBookField />
      <WideText name="previousAdaptations" label="Previous adaptations" />
      <WideText name="adaptationDetails" label="Adaptation details" />
      <WideTick name="aiConsent" label="May be analysed by an AI model" help={aiHelp} />
    </S.Grid>
  )
}

const aiHelp =
  'The provider of our language model is then sent what describes the title: its title, author, medium, genre, themes, keywords, logline, synopsis, description, target audience, comparable titles, content rating, length, publication date and publisher; never a manuscript, sample pages, files, prices, your notes or anybody’s contact details. Without it, analyses rest on the market tables alone.'
