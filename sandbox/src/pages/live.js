// Keeps what is marked data-live fresh, and sends the deletions that buttons ask for.

const EVERY_MS = 2000
const live = () => document.querySelector('[data-live]')

async function refresh() {
  const answer = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-live]')
  const shown = live()
  if (!fresh || !shown || fresh.innerHTML === shown.innerHTML) return
  const focused = shown.contains(document.activeElement) && document.activeElement.getAttribute('href')
  shown.innerHTML = fresh.innerHTML
  if (focused) shown.querySelector(`[href="${CSS.escape(focused)}"]`)?.focus()
}

async function keepFresh() {
  if (!document.hidden) await refresh().catch(() => {})
  setTimeout(() => void keepFresh(), EVERY_MS)
}

async function remove(address) {
  await fetch(address, { method: 'DELETE' })
  location.assign('/')
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-delete]')
  if (button) void remove(button.dataset.delete)
})

if (live()) setTimeout(() => void keepFresh(), EVERY_MS)
