import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom'

/** Leads on from an old address, with its parameters, its query and what the link remembered. */
export function OldAddress({ to }: { to: string }) {
  const params = useParams()
  const { search, state } = useLocation()
  return <Navigate replace to={generatePath(to, params) + search} state={state} />
}
