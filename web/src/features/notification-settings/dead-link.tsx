import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Stack } from '../../ui/page/stack.ts'

/** For a link that was never mailed, or whose time is over. */
export function DeadLink() {
  return (
    <Stack>
      <h1>This Link Does Not Work</h1>
      <p>It is not whole, or too old. Nothing has changed. In your account settings you choose what you are mailed.</p>
      <ButtonLink to={paths.notificationSettings} variant="primary">
        Change What You Are Mailed
      </ButtonLink>
    </Stack>
  )
}
