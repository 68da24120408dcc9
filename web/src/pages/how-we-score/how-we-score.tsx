import { howWeScore } from '@storyright/scoring'
import { Link } from '../../ui/link/link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { BackTested } from './back-tested.tsx'
import * as S from './how-we-score.styles.ts'
import { InShort } from './in-short.tsx'
import { Limits } from './limits.tsx'
import { ScoreTableView } from './score-table-view.tsx'

const anchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

const sections = [
  { title: 'In short', content: <InShort /> },
  { title: 'How well it did', content: <BackTested /> },
  { title: 'What it cannot tell', content: <Limits /> },
  ...howWeScore.map(({ title, tables }) => ({
    title,
    content: tables.map((table) => <ScoreTableView key={table.id} table={table} />),
  })),
]

/** Every figure of an analysis in plain words, the tables that the code itself uses, and what came of them. */
export function HowWeScorePage() {
  return (
    <S.Page>
      <PageHead
        title="How we score"
        lead="Every figure of an analysis, the tables behind it, and what the scores were worth on films that were made."
      />
      <S.Columns>
        <S.Contents aria-label="On this page">
          <ol>
            {sections.map(({ title }) => (
              <li key={title}>
                <Link to={`#${anchor(title)}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </S.Contents>
        <div>
          {sections.map(({ title, content }) => (
            <S.Section key={title} id={anchor(title)} aria-labelledby={`${anchor(title)}-title`}>
              <SectionHead title={title} id={`${anchor(title)}-title`} />
              {content}
            </S.Section>
          ))}
        </div>
      </S.Columns>
    </S.Page>
  )
}
