import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Stack } from '../../ui/page/stack.ts'

/** For a link that was never mailed, or whose time is over. */
export function DeadLink() {
  return (
    <Stack>
      <h1>This Link Does Not Work</h1>
      <p>This link is incomplete or has expired. Nothing was changed. Manage email settings in Account Settings.</p>
      <ButtonLink to={paths.notificationSettings} variant="primary">
        Manage email settings
      </ButtonLink>
    </Stack>
  )
}
