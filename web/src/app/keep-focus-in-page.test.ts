import { waitFor } from '@testing-library/react'
import { keepFocusInPage } from './keep-focus-in-page.ts'

let end: () => void
beforeEach(() => {
  document.body.innerHTML = `
    <main id="content" tabindex="-1">
      <section><h2>Talk</h2><ul><li><button id="remove">Remove</button></li></ul></section>
      <form><textarea></textarea><button id="post">Post Comment</button></form>
    </main>`
  end = keepFocusInPage()
})
afterEach(() => end())
const at = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!

describe('the focus', () => {
  it('goes to what stands around, when what has it leaves the page', async () => {
    at('#remove').focus()
    at('li').remove()
    await waitFor(() => expect(at('section')).toHaveFocus())
  })

  it('goes to the form’s field, when its button is switched off', async () => {
    at('#post').focus()
    at<HTMLButtonElement>('#post').disabled = true
    await waitFor(() => expect(at('textarea')).toHaveFocus())
  })

  it('is given back, too, when it was lost before this came', async () => {
    end()
    at('#post').focus()
    at<HTMLButtonElement>('#post').disabled = true
    at('#post').blur()
    end = keepFocusInPage(at('#post'))
    await waitFor(() => expect(at('textarea')).toHaveFocus())
  })

  it('goes to the page, when everything around has left', async () => {
    const dialog = document.createElement('div')
    dialog.innerHTML = '<button>Save</button>'
    document.body.append(dialog)
    dialog.querySelector('button')!.focus()
    dialog.remove()
    await waitFor(() => expect(at('main')).toHaveFocus())
  })

  it('stays where it is, or nowhere, when nothing was taken away', async () => {
    at('#remove').focus()
    at('#remove').blur()
    at('h2').remove()
    at('#post').focus()
    at('li').remove()
    await waitFor(() => expect(at('#post')).toHaveFocus())
  })
})
