import { oldAddresses, pageAt, pages } from '@storyright/contracts/vocabulary'
import { generatePath, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { Guard } from './guard.tsx'
import { pageComponents } from './page-components.ts'

const stillLeading = oldAddresses.filter(({ to }) => pageAt(to))

/** Every page of the table, and the old addresses whose new ones exist. */
export function AppRoutes() {
  return (
    <Routes>
      {pages.map(({ name, path, access }) => {
        const Page = pageComponents[name]
        return (
          <Route
            key={name}
            path={path}
            element={
              <Guard access={access}>
                <Page />
              </Guard>
            }
          />
        )
      })}
      {stillLeading.map(({ from, to }) => (
        <Route key={from} path={from} element={<OldAddress to={to} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function OldAddress({ to }: { to: string }) {
  const params = useParams()
  const { search } = useLocation()
  return <Navigate to={generatePath(to, params) + search} replace />
}
