import type { Offer } from '@storyright/contracts/http'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'
import { Cover } from '../../../entities/cover/cover.tsx'
import type { Side } from '../../../entities/offer/offer-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { answersWords, type TaskWords, taskWords } from './task-words.ts'
import type { Task } from './tasks.rules.ts'

// Most visits sign nothing.
const SignAgreement = lazy(() =>
  import('../after-the-deal/sign-agreement.tsx').then((module) => ({ default: module.SignAgreement })),
)

/** Rows that are shown at first; the others follow on a press. */
const FIRST_ROWS = 4

const Section = styled.section`
  display: grid;
  &:focus {
    outline: none;
  }
  > :first-child h2 {
    font: 600 ${theme.t15} / ${theme.lhText} ${theme.sans};
    letter-spacing: 0;
  }
  > button {
    justify-self: start;
    margin-top: ${theme.s4};
  }
`
const Lead = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: ${theme.s1} ${theme.s6};
  align-items: center;
  padding-block: ${theme.s5} ${theme.s6};
  &[data-coverless] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  h3 {
    font-size: ${theme.t28};
    line-height: ${theme.lhTitle};
    letter-spacing: -0.008em;
    max-width: 30em;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${theme.s2};
    color: ${theme.ink2};
  }
  ${below.phone} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${theme.s4};
    &[data-coverless] {
      grid-template-columns: minmax(0, 1fr);
    }
    h3 {
      font-size: ${theme.t21};
    }
    > :last-child {
      grid-column: 1 / -1;
      width: 100%;
    }
  }
`
const Rows = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: ${theme.s3} ${theme.s4};
    align-items: center;
    padding-block: ${theme.s3};
    border-top: ${theme.hair} solid ${theme.line};
  }
  li > :last-child {
    min-width: 6.5em;
  }
`
const Note = styled.p`
  color: ${theme.ink2};
`
/** A row without a title keeps the place of the cover. */
const NoCover = styled.span``

type NeedsYouProps = {
  tasks: readonly Task[]
  side: Side
  /** Where all offers that can be answered are listed. */
  answersAt?: string
  /** What comes next while nothing needs the reader. */
  children?: ReactNode
}

/** What needs the reader: the first of it as one sentence with its button, the rest as rows, each with its own. */
export function NeedsYou({ tasks, side, answersAt, children }: NeedsYouProps) {
  const [signing, setSigning] = useState<Offer | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [first] = tasks
  const answers = first?.kind === 'answer' ? tasks.filter(({ kind }) => kind === 'answer') : []
  const isGrouped = answers.length > 1 && answersAt !== undefined
  // The sentence for several stands for all of them, so each has a row as well.
  const rows = isGrouped ? tasks : tasks.slice(1)
  const shown = isWhole || rows.length <= FIRST_ROWS + 1 ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <Section aria-labelledby="needs-you" tabIndex={-1}>
      <SectionHead id="needs-you" title="Needs you">
        {tasks.length > 1 && <Meta as="span">{`${tasks.length} things to do`}</Meta>}
      </SectionHead>
      {first ? (
        <LeadTask
          task={first}
          words={
            isGrouped ? { ...taskWords(first, side), ...answersWords(answers), to: answersAt } : taskWords(first, side)
          }
          onSign={setSigning}
        />
      ) : (
        children
      )}
      {shown.length > 0 && (
        <Rows aria-label="To do">
          {shown.map((task) => (
            <TaskRow key={task.offer?.id ?? task.kind} task={task} words={taskWords(task, side)} onSign={setSigning} />
          ))}
        </Rows>
      )}
      {shown.length < rows.length && (
        <Button small onClick={() => setIsWhole(true)}>{`Show all ${rows.length}`}</Button>
      )}
      <Suspense>{signing && <SignAgreement offer={signing} side={side} onClose={() => setSigning(null)} />}</Suspense>
    </Section>
  )
}

type TaskProps = { task: Task; words: TaskWords; onSign: (offer: Offer) => void }

function LeadTask({ task, words, onSign }: TaskProps) {
  return (
    <Lead data-coverless={task.offer ? undefined : ''}>
      {task.offer && <TaskCover offer={task.offer} eager />}
      <div>
        <h3>
          <Sentence words={words} />
        </h3>
        <p>{words.note}</p>
      </div>
      <TaskAction variant="primary" {...{ task, words, onSign }} />
    </Lead>
  )
}

function TaskRow({ task, words, onSign }: TaskProps) {
  return (
    <li>
      {task.offer ? <TaskCover offer={task.offer} /> : <NoCover />}
      <div>
        <Sentence words={words} />
        <Note>{words.note}</Note>
      </div>
      <TaskAction small {...{ task, words, onSign }} />
    </li>
  )
}

// Translators replace text nodes, so each part is an element of its own.
const Sentence = ({ words: { before, title, after } }: { words: TaskWords }) => (
  <>
    <span>{before}</span>
    {title && <cite>{title}</cite>}
    <span>{after}</span>
  </>
)

function TaskCover({ offer: { listing }, eager = false }: { offer: Offer; eager?: boolean }) {
  const { id, title, author, genre, medium, coverImageUrl } = listing
  return <Cover {...{ id, title, author, genre, medium, eager }} imageUrl={coverImageUrl} />
}

type TaskActionProps = TaskProps & { variant?: 'primary' | 'outline'; small?: boolean }

function TaskAction({
  task,
  words: { title, action, to },
  onSign,
  variant = 'outline',
  small = false,
}: TaskActionProps) {
  const inside = (
    <>
      <span>{action}</span>
      {title && <VisuallyHidden>{` ${title}`}</VisuallyHidden>}
    </>
  )
  if (to !== null)
    return (
      <ButtonLink to={to} variant={variant} small={small}>
        {inside}
      </ButtonLink>
    )
  return (
    <Button variant={variant} small={small} onClick={() => task.offer && onSign(task.offer)}>
      {inside}
    </Button>
  )
}

const Calm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s6};
  padding-block: ${theme.s5} ${theme.s4};
  p:first-child {
    font: 420 ${theme.t21} / ${theme.lhTitle} ${theme.serif};
  }
  p + p {
    margin-top: ${theme.s1};
    color: ${theme.ink2};
  }
`

/** Nothing to do: what happens next, and a way to it. */
export function NothingNeeded({ next, action, to }: { next: string; action: string; to: string }) {
  return (
    <Calm>
      <div>
        <p>Nothing needs you now</p>
        <p>{next}</p>
      </div>
      <Link to={to}>{action}</Link>
    </Calm>
  )
}
