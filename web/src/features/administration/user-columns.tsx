import type { User } from '@storyright/contracts/http'
import { nameOf } from '../../entities/person/name-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

/** The user of a row. */
export const whoColumn: Column<User> = {
  header: 'Name',
  sort: 'name',
  full: true,
  cell: (user) => (
    <div>
      <RowName>{nameOf(user)}</RowName>
      <Meta as="span">{user.email}</Meta>
    </div>
  ),
}

/** The action on a user; none for users who are `beyond` it. */
export function actColumn(
  label: string,
  onPress: (user: User) => void,
  beyond: (user: User) => boolean = () => false,
): Column<User> {
  return {
    header: 'Actions',
    full: true,
    end: true,
    cell: (user) =>
      !beyond(user) && (
        <Button small onClick={() => onPress(user)}>
          {label}
          <VisuallyHidden>{` ${nameOf(user)}`}</VisuallyHidden>
        </Button>
      ),
  }
}
