import styled from 'styled-components'
import { useAppDispatch } from '../../shared/store.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { copyAddress, shareAddress } from './share-menu.tsx'

const Row = styled.div`
  display: flex;
  gap: ${theme.s2};
  align-items: end;
  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
  ${below.phone} {
    flex-wrap: wrap;
    > :first-child {
      flex-basis: 100%;
    }
    > button {
      flex: 1;
    }
  }
`

type ShareLinkProps = { id: string; title: string; author: string }

/** A listing's address to pass on: to copy, or with what the device has for that. */
export function ShareLink({ id, title, author }: ShareLinkProps) {
  const dispatch = useAppDispatch()
  const track = () => dispatch(trackActivity({ listingId: id, activityType: 'share' }))
  const address = shareAddress(id)
  const share = () => navigator.share({ title: `${title} by ${author}`, url: address }).then(track, () => undefined) // closed without sharing
  return (
    <Row>
      <Field label="Link to share">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <Button onClick={() => void copyAddress(address, track)}>Copy link</Button>
      {'share' in navigator && <Button onClick={() => void share()}>Share…</Button>}
    </Row>
  )
}
