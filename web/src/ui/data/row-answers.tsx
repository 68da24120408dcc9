import { Button } from '../button/button.tsx'
import { RowActions } from '../page/actions.ts'
import { VisuallyHidden } from '../text/visually-hidden.ts'

type Answer = { label: string; onPress: () => void }
type RowAnswersProps = {
  /** What is answered, said after each label. */
  of: string
  no: Answer
  yes: Answer
}

/** The two answers to what stands in a table's row. */
export function RowAnswers({ of, no, yes }: RowAnswersProps) {
  const which = <VisuallyHidden>{` ${of}`}</VisuallyHidden>
  return (
    <RowActions>
      <Button small variant="danger" onClick={no.onPress}>
        {no.label}
        {which}
      </Button>
      <Button small variant="solid" onClick={yes.onPress}>
        {yes.label}
        {which}
      </Button>
    </RowActions>
  )
}
