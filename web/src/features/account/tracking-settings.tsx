import type { User } from '@storyright/contracts/http'
import { behaviourTimes } from '@storyright/contracts/vocabulary'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { rememberUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { openedFrom } from '../../shared/versions/versioned.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation, useForgetTrackedMutation, useLazyOpenedAccountQuery } from './account.api.ts'

const ID = 'recorded'
const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  scroll-margin-top: 84px;
  > :first-child {
    width: 100%;
  }
  p {
    max-width: ${theme.measure};
  }
`

/** Whether what somebody does here is recorded, in plain words, and the way to have it deleted. */
export function TrackingSettings({ user }: { user: User }) {
  const [isAsked, setAsked] = useState(false)
  const setTracking = useSetTracking(user)
  const section = useScrolledTo(`#${ID}`, true)
  return (
    <Section id={ID} ref={section} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="What is recorded" />
      <p>{`While you are signed in, Storyright records what you search for and how much was found, the listings you look at for ${behaviourTimes.viewFromSeconds} seconds or longer and for how long, and when you favourite, share, start an offer or open sample material. We use this for your recommendations and for figures about the whole catalogue. We don’t record your IP address, and only the name of your browser.`}</p>
      <Switch
        label="Record what I search for and look at"
        checked={user.trackingEnabled}
        onChange={({ target }) => void setTracking(target.checked)}
      />
      <Meta>
        Kept for {behaviourTimes.activityKeptMonths} months for the figures and {behaviourTimes.tasteKeptMonths} months
        for recommendations. Switched off, nothing more is recorded from that moment; what is there stays until you
        delete it. More in the <Link to={paths.privacy}>Privacy Policy</Link>.
      </Meta>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete what was recorded
      </Button>
      {isAsked && <DeleteRecorded onClose={() => setAsked(false)} />}
    </Section>
  )
}

const done = { title: 'Deleted', description: 'What was recorded of you has been deleted.' }

/** Asks before everything that was recorded of somebody is deleted. */
function DeleteRecorded({ onClose }: { onClose: () => void }) {
  const [forget, { isLoading }] = useForgetTrackedMutation()
  const confirm = async () => {
    const failed = 'What was recorded could not be deleted. Please try again.'
    if (await runWithToast(() => forget().unwrap(), done, 'Not Deleted', failed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete what was recorded?"
      description="Your searches, views, shares and answers to recommendations are deleted, and cannot be brought back. Your favourites and offers stay, and recommendations begin anew with those: a title that you said was not for you may come again."
      confirm="Delete what was recorded"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

/** Switches tracking on or off: here at once, and taken back when the account did not take it. */
function useSetTracking(user: User) {
  const dispatch = useAppDispatch()
  const send = useSendTracking()
  const isSending = useRef(false)
  return async (trackingEnabled: boolean) => {
    if (isSending.current) return
    isSending.current = true
    dispatch(rememberUser({ ...user, trackingEnabled }))
    try {
      dispatch(rememberUser(await send(trackingEnabled)))
      toast(trackingEnabled ? on : off)
    } catch (error) {
      dispatch(rememberUser(user))
      toastFailure('Not Changed', error, 'Your choice could not be saved. Please try again.')
    } finally {
      isSending.current = false
    }
  }
}

/** The call asks for the name and address, too: they go as they are now, so that one changed elsewhere is not put back. */
function useSendTracking() {
  const [read] = useLazyOpenedAccountQuery()
  const [edit] = useEditAccountMutation()
  return async (trackingEnabled: boolean): Promise<User> => {
    let { thing, etag } = await read().unwrap()
    for (;;) {
      const { firstName, lastName, email, username } = thing
      const change = { firstName, lastName, email, username: username ?? '', trackingEnabled }
      try {
        return await edit({ change, etag }).unwrap()
      } catch (error) {
        const now = openedFrom<User>(error)
        if (!now || now.etag === etag) throw error
        ;({ thing, etag } = now)
      }
    }
  }
}

const on = { title: 'Tracking On', description: 'What you search for and look at is recorded from now on.' }
const off = { title: 'Tracking Off', description: 'Nothing more is recorded of you.' }
