import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { theme } from '../../ui/theme/theme.ts'
import type { RightsChoices } from './choices.ts'
import { waysToLoosen } from './rights-words.ts'

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.s2};
`

/** What could be given up so that more is found. */
export function LooserRights({ choices, change }: { choices: RightsChoices; change: (change: object) => void }) {
  return (
    <Ways aria-label="Ask for less">
      {waysToLoosen(choices).map((way) => (
        <li key={way.label}>
          <Button small onClick={() => change(way.change)}>
            {way.label}
          </Button>
        </li>
      ))}
    </Ways>
  )
}
