import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { rememberUser } from './current-user.ts'
import { leaveToAnother, setOut } from './leaving.ts'
import { paths } from './paths.ts'
import { broadcastToTabs } from './signed-out.ts'
import { useAppDispatch } from './store.ts'

/** Goes home without a session, after signing out or closing the account. */
export function useGoHomeAsVisitor() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    flushSync(() => dispatch(setOut())) // before the page is left, so that it is not asked about again
    void navigate(paths.home)
    dispatch(rememberUser(null))
    broadcastToTabs('out')
  }
}

/** Gives up a page that another person has come to, with all that was typed there: neither is theirs, and they are not asked about it. */
export function useLeaveToAnother() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    flushSync(() => dispatch(leaveToAnother()))
    void navigate(paths.home)
  }
}
