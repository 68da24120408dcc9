import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { leaveToAnother } from './leaving.ts'
import { paths } from './paths.ts'
import { useAppDispatch } from './store.ts'

/** Gives up a page that another person has come to, with all that was typed there: neither is theirs, and they are not asked about it. */
export function useLeaveToAnother() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    flushSync(() => dispatch(leaveToAnother()))
    void navigate(paths.home)
  }
}
