import type { commentBadge } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Kind } from '../../ui/badge/badge.tsx'
import { theme } from '../../ui/theme/theme.ts'

export type BadgeColour = ReturnType<typeof commentBadge>['colour']

const inks: Record<BadgeColour, string> = { red: theme.bad, blue: theme.focus, green: theme.ok, grey: theme.off }

const Face = styled(Kind)<{ $colour: BadgeColour }>`
  color: ${({ $colour }) => inks[$colour]};
  border-color: currentColor;
  font-weight: 550;
`

/** Somebody's role beside their name: in a word, and in its colour. */
export function WriterBadge({ label, colour }: { label: string; colour: BadgeColour }) {
  return (
    <Face $colour={colour} data-colour={colour}>
      {label}
    </Face>
  )
}
