import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Download } from '../../ui/icon/icons.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

const icon = <Download size={15} strokeWidth={1.6} aria-hidden="true" />

/** The way to a list as a file that its service writes. */
export function ExportLink({ href, of }: { href: string; of: string }) {
  return (
    <ButtonLink small href={href} download>
      {icon}
      <span>Export CSV</span>
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </ButtonLink>
  )
}

/** The same for a list that is here as a whole. */
export function ExportButton({ onPress, of }: { onPress: () => void; of: string }) {
  return (
    <Button small onClick={onPress}>
      {icon}
      <span>Export CSV</span>
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </Button>
  )
}
