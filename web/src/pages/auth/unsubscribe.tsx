import { useSearchParams } from 'react-router-dom'
import { DeadLink, Unsubscribe } from '../../features/notification-settings/unsubscribe.tsx'
import { Narrow } from './narrow.ts'

/** Where the link of a mail leads that ends mails of its kind. */
export function UnsubscribePage() {
  const [address] = useSearchParams()
  const token = address.get('token')
  return <Narrow as="div">{token ? <Unsubscribe key={token} token={token} /> : <DeadLink />}</Narrow>
}
