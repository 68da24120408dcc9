import styled from 'styled-components'
import { Select } from '../field/select.tsx'
import { type ColourScheme, chooseColourScheme, useColourScheme } from '../theme/colour-scheme.ts'
import { theme } from '../theme/theme.ts'

const Face = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s2};
`

const options: { value: ColourScheme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The reader's choice of light or dark. */
export function ThemeSwitch() {
  const choice = useColourScheme()
  return (
    <Face>
      Theme
      <Select
        small
        options={options}
        value={choice}
        onChange={(event) => chooseColourScheme(event.target.value as ColourScheme)}
      />
    </Face>
  )
}
