import { keepFocus } from './kept-focus.ts'

describe('the keyboard, when the app takes the place of the page that the server wrote', () => {
  let place: HTMLElement
  const draw = (...addresses: string[]) => {
    place.innerHTML = addresses.map((address) => `<a href="${address}"> To ${address}</a>`).join('')
  }
  const link = (address: string) => place.querySelector<HTMLElement>(`a[href="${address}"]`)!
  beforeEach(() => {
    document.body.innerHTML = '<main></main><button></button>'
    place = document.querySelector('main')!
    draw('/', '/listings')
  })

  it('stays on the link that it was on', () => {
    const giveBack = keepFocus(place)
    link('/listings').focus()
    draw('/', '/listings', '/auth')
    giveBack()
    expect(link('/listings')).toHaveFocus()
  })

  it('goes to no other link of the same address, such as one in a folded menu', () => {
    const giveBack = keepFocus(place)
    link('/listings').focus()
    draw('/listings')
    place.insertAdjacentHTML('afterbegin', '<a href="/listings">Browse IP</a>')
    giveBack()
    expect(place.lastElementChild).toHaveFocus()
  })

  it('stays where it was before the app’s scripts came, too', () => {
    link('/').focus()
    const giveBack = keepFocus(place)
    draw('/', '/listings')
    giveBack()
    expect(link('/')).toHaveFocus()
  })

  it('is taken from nobody, and goes nowhere where that link is gone', () => {
    const giveBack = keepFocus(place)
    link('/').focus()
    draw('/', '/listings')
    document.querySelector('button')!.focus()
    giveBack()
    expect(document.querySelector('button')).toHaveFocus()
    const other = keepFocus(place)
    link('/listings').focus()
    draw('/')
    other()
    expect(document.body).toHaveFocus()
  })
})
