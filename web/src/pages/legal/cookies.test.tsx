import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CookiesPage, stored } from './cookies.tsx'

const src = path.join(import.meta.dirname, '../..')
/** By what tabs call each other, and a file that is downloaded: kept nowhere here. */
const others = ['storyright.session', 'storyright-news-', 'storyright-data']

describe('the cookie policy', () => {
  it('names everything that the code keeps in a browser, and nothing else', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|^pages.legal/.test(file),
    )
    const used = files.flatMap(
      (file) => readFileSync(path.join(src, file), 'utf8').match(/(?<=['`])storyright[.-][a-z-]+/g) ?? [],
    )
    const kept = new Set(used.filter((name) => !others.includes(name)))
    expect([...kept].sort()).toEqual(stored.flatMap(({ names }) => names).sort())
  })

  it('says what each is for', () => {
    fakeApi()
    renderPage(<CookiesPage />, { path: '/cookie-policy' })
    for (const { names, what } of stored) {
      expect(screen.getByText(names.join(', '))).toBeVisible()
      expect(screen.getByText(what)).toBeVisible()
    }
    expect(screen.getByText(/The cookie “sid” keeps you signed in/)).toBeVisible()
  })
})
