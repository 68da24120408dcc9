import { mailChoiceLabels, mailChoices, notificationKind } from '@storyright/contracts/vocabulary'
import type { Column } from '../../ui/data/table.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import type { Preference } from './use-save-choice.ts'
import type { useSetPreference } from './use-set-preference.ts'

const choices = mailChoices.map((value) => ({ value, label: mailChoiceLabels[value] }))

/** What there is to choose for each kind. */
export const preferenceColumns = (set: ReturnType<typeof useSetPreference>): Column<Preference>[] => [
  {
    header: 'What',
    full: true,
    cell: ({ kind }) => (
      <div>
        <b>{notificationKind(kind).label}</b>
        <Meta>{notificationKind(kind).says}</Meta>
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
