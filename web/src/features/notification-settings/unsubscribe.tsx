import { type NotificationKind, notificationKind } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { isApiError } from '../../shared/api-error.ts'
import { paths } from '../../shared/paths.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { useUnsubscribeMutation, useUnsubscribingQuery } from './notification-settings.api.ts'

/** Ends the mails that a link belongs to, after a confirmation: mail scanners open links too. */
export function Unsubscribe({ token }: { token: string }) {
  const { data: asked, error, isFetching, refetch } = useUnsubscribingQuery(token, { refetchOnMountOrArgChange: true })
  const [unsubscribe, { data: ended, isLoading }] = useUnsubscribeMutation()
  const end = async () => {
    try {
      await unsubscribe(token).unwrap()
    } catch (failure) {
      toastFailure('Not Unsubscribed', failure)
    }
  }
  const { kinds, isStopped } = ended ?? asked ?? {}
  if (isStopped && kinds) return <Ended kinds={kinds} />
  if (kinds)
    return (
      <Stack>
        <h1>Unsubscribe?</h1>
        <p>You will get no more mails about:</p>
        <Kinds kinds={kinds} />
        <Button variant="primary" busy={isLoading} onClick={() => void end()}>
          Unsubscribe
        </Button>
      </Stack>
    )
  if (isApiError(error) && error.status === 404) return <DeadLink />
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        We could not look up this link just now. Nothing has changed.
      </ErrorState>
    )
  return <Spinner size={28} label="Loading" />
}

function Ended({ kinds }: { kinds: NotificationKind[] }) {
  return (
    <Stack role="status">
      <h1>Unsubscribed</h1>
      <p>You get no more mails about:</p>
      <Kinds kinds={kinds} />
      <p>You still see them on the site. You can turn these emails back on in Account Settings.</p>
      <ButtonLink to={paths.notificationSettings}>Manage email settings</ButtonLink>
    </Stack>
  )
}

const List = styled.ul`
  list-style: disc;
  padding-left: 1.2em;
`

const Kinds = ({ kinds }: { kinds: NotificationKind[] }) => (
  <List>
    {kinds.map((kind) => (
      <li key={kind}>
        <b>{notificationKind(kind).label}</b>: {notificationKind(kind).description}
      </li>
    ))}
  </List>
)

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
