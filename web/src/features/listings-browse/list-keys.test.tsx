import { screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cards } from '../../testing/samples.ts'
import { CardGrid } from './card-grid.tsx'
import { ListKeys } from './list-keys.tsx'

const liked = jest.fn()
const open = () =>
  renderPage(
    <>
      <ListKeys />
      <input aria-label="Search" />
      <CardGrid
        cards={cards(3)}
        renderCard={({ id, title }) => (
          <article>
            <h2>
              <a href={`/listing/${id}`}>{title}</a>
            </h2>
            <button type="button" aria-pressed={false} onClick={() => liked(id)}>
              Favourite
            </button>
          </article>
        )}
      />
    </>,
    { path: '/listings' },
  )
beforeEach(() => {
  fakeApi()
  liked.mockReset()
})

describe('keys in a list of titles', () => {
  it('walk it by letters, mark a title and say what they are, while a title has the focus', async () => {
    const { user } = open()
    const titles = screen.getAllByRole('link')
    titles[0]!.focus()
    await user.keyboard('jjk')
    expect(titles[1]).toHaveFocus()
    await user.keyboard('f')
    expect(liked.mock.calls).toEqual([[cards(3)[1]!.id]])
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keys in this list' })).toBeVisible()
  })

  it('are letters anywhere else', async () => {
    const { user } = open()
    await user.keyboard('jf?')
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'jf?')
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jf?')
    expect(liked).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
