import { useEffect } from 'react'
import styled from 'styled-components'
import { Chip } from '../../ui/chip/chip.tsx'
import { meta } from '../../ui/text/text.ts'
import type { RightsChoices } from './choices.ts'
import { rightsChips, rightsSentence, withoutFaults } from './rights-words.ts'

const Sentence = styled.li`
  ${meta}
  flex-basis: 100%;
  order: 1;
`

/** Which rights must be free: each choice to be taken off, and the whole in a sentence. What nobody can read in the address goes. */
export function ChosenRights({ choices, change }: { choices: RightsChoices; change: (change: object) => void }) {
  const unreadable = withoutFaults(choices)
  const faulty = Object.keys(unreadable).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice that is wrong.
  useEffect(() => {
    if (faulty) change(unreadable)
  }, [faulty])
  if (faulty) return null
  return (
    <>
      {rightsChips(choices).map((chip) => (
        <li key={chip.label}>
          <Chip label={chip.label} onRemove={() => change(chip.change)} />
        </li>
      ))}
      <Sentence>{rightsSentence(choices)}</Sentence>
    </>
  )
}
