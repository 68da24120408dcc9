import type { NotificationPreferences } from '@storyright/contracts/http'
import { mailChoiceLabels, mailChoices, notificationKind } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { openedFrom } from '../../shared/versions/versioned.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'
import {
  notificationSettingsApi,
  useChangeNotificationPreferencesMutation,
  useNotificationPreferencesQuery,
} from './notification-settings.api.ts'

const ID = 'notifications'

// Under the masthead, which stays in view.
const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  scroll-margin-top: 84px;
`

/** Of what one is told, on the site and by mail. Mails and their links lead here. */
export function NotificationSettings() {
  const { data, isError, isFetching, refetch } = useNotificationPreferencesQuery(undefined, {
    refetchOnMountOrArgChange: true, // a mail may have been ended elsewhere
  })
  const isFailed = isError && !data
  const section = useScrolledTo(`#${ID}`, data !== undefined || isFailed)
  const set = useSetPreference(data?.etag ?? null, refetch)
  return (
    <Section id={ID} ref={section} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="Notifications" />
      <p>Choose what we notify you about. Changes save automatically.</p>
      {!data && !isFailed && <Skeleton $h={420} />}
      {isFailed && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your choices could not be loaded. Everything else works.
        </ErrorState>
      )}
      {data && (
        <>
          <Table
            caption="What we notify you about, and how"
            columns={preferenceColumns(set)}
            rows={data.thing.kinds}
            rowKey={({ kind }) => kind}
          />
          <Meta>Emails about money and account security are always on. Daily digests go out at 8 am UK time.</Meta>
        </>
      )}
    </Section>
  )
}

const choices = mailChoices.map((value) => ({ value, label: mailChoiceLabels[value] }))

/** What there is to choose for each kind. */
const preferenceColumns = (set: ReturnType<typeof useSetPreference>): Column<Preference>[] => [
  {
    header: 'What',
    full: true,
    cell: ({ kind }) => (
      <div>
        <b>{notificationKind(kind).label}</b>
        <Meta>{notificationKind(kind).description}</Meta>
      </div>
    ),
  },
  {
    header: 'On the site',
    cell: (preference) => (
      <Switch
        label={<VisuallyHidden>{`${notificationKind(preference.kind).label} on the site`}</VisuallyHidden>}
        checked={preference.inApp}
        onChange={({ target }) => set(preference, { inApp: target.checked })}
      />
    ),
  },
  {
    header: 'By mail',
    cell: (preference) =>
      preference.mailAlways ? (
        'Always'
      ) : (
        <Select
          small
          aria-label={`${notificationKind(preference.kind).label} by mail`}
          options={choices}
          value={preference.mail}
          onChange={({ target }) => set(preference, { mail: mailChoices.find((one) => one === target.value)! })}
        />
      ),
  },
]

type Change = Partial<Pick<Preference, 'mail' | 'inApp'>>

/** Changes how one is told of a kind: here at once, and taken back when it could not be saved. */
function useSetPreference(readTag: string | null, readAgain: () => unknown) {
  const dispatch = useAppDispatch()
  const save = useSaveChoice(readTag)
  // One after the other: two that overtake each other would leave the older choice.
  const saving = useRef({ last: Promise.resolve(), waiting: 0, hasFailed: false })
  const show = (kind: Preference['kind'], change: Change) =>
    dispatch(
      notificationSettingsApi.util.updateQueryData('notificationPreferences', undefined, ({ thing: { kinds } }) => {
        Object.assign(kinds.find((one) => one.kind === kind) ?? {}, change)
      }),
    )
  return (before: Preference, change: Change) => {
    const { kind, mail, inApp } = before
    const wanted = { kind, mail, inApp, ...change }
    const shown = show(kind, change)
    const line = saving.current
    line.waiting += 1
    line.last = line.last.then(async () => {
      try {
        const theirs = await save(before, wanted)
        if (theirs) {
          show(kind, theirs)
          line.hasFailed = true
          toast({ title: 'Changed Elsewhere', description: summaryOf(theirs), variant: 'destructive' })
        }
      } catch (error) {
        shown.undo()
        line.hasFailed = true
        toastFailure('Not Changed', error, 'Your choice could not be saved. Please try again.')
      }
      line.waiting -= 1
      if (line.waiting > 0 || !line.hasFailed) return
      line.hasFailed = false
      readAgain()
    })
  }
}

const summaryOf = ({ kind, mail, inApp }: Preference) =>
  `${notificationKind(kind).label}, as it is now: on the site ${inApp ? 'on' : 'off'}, by mail ${mailChoiceLabels[mail].toLowerCase()}. Please choose again.`

type Preference = NotificationPreferences['kinds'][number]
type Choice = Pick<Preference, 'kind' | 'mail' | 'inApp'>

/**
 * Saves one choice as a change of what was shown. Answers what holds instead where the same kind was chosen otherwise elsewhere meanwhile;
 * choices about other kinds are passed over.
 */
function useSaveChoice(readTag: string | null) {
  const [change] = useChangeNotificationPreferencesMutation()
  const tag = useRef(readTag)
  useEffect(() => {
    tag.current = readTag
  }, [readTag])
  return async (before: Choice, wanted: Choice): Promise<Preference | null> => {
    for (;;) {
      const etag = tag.current
      try {
        tag.current = (await change({ kinds: [wanted], etag }).unwrap()).etag
        return null
      } catch (error) {
        const now = openedFrom<NotificationPreferences>(error)
        if (!now || now.etag === etag) throw error
        tag.current = now.etag
        const theirs = now.thing.kinds.find(({ kind }) => kind === wanted.kind)
        if (theirs && (theirs.mail !== before.mail || theirs.inApp !== before.inApp)) return theirs
      }
    }
  }
}
