import { focusContent, partIds } from './focus-content.ts'

describe('the focus, when another page has come', () => {
  const focused = () => document.activeElement?.id
  beforeEach(() => {
    document.body.innerHTML = `
      <main id="${partIds.content}" tabindex="-1"></main>
      <ol id="${partIds.toasts}" tabindex="-1"><li><button id="close">Close</button></li></ol>`
  })

  it('moves to its start', () => {
    focusContent()
    expect(focused()).toBe(partIds.content)
  })

  it.each([partIds.toasts, 'close'])('stays with the toast that is being read: at %s', (id) => {
    document.getElementById(id)!.focus()
    focusContent()
    expect(focused()).toBe(id)
  })
})
