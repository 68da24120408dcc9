// Runs in a browser's window: shows one letter after the other, and says what does not fit and what is hard to read.

const LEAST_CONTRAST = 4.5
const SMALLEST = 13
const THUMB = 44

const numbers = (colour) => colour.match(/[\d.]+/g).map(Number)
const isClear = (colour) => numbers(colour)[3] === 0

function luminance(colour) {
  const [r, g, b] = numbers(colour).map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function groundOf(element) {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor } = getComputedStyle(element)
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
}

function contrastOf(element) {
  const [less, more] = [getComputedStyle(element).color, groundOf(element)].map(luminance).sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

function* faultsOf(element, width) {
  const { left, right, height } = element.getBoundingClientRect()
  if (right === left || height === 0) return
  if (left < 0 || right > width + 0.5) yield `<${element.localName}> sticks out`
  const words = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim())
  const said = words.join(' ').trim().slice(0, 40)
  if (said === '') return
  if (contrastOf(element) < LEAST_CONTRAST) yield `“${said}” has a contrast of ${contrastOf(element).toFixed(2)}`
  if (Number.parseFloat(getComputedStyle(element).fontSize) < SMALLEST) yield `“${said}” is too small`
}

window.looksOf = (letters) =>
  letters.map((html) => {
    document.documentElement.innerHTML = html
    const { clientWidth, scrollWidth } = document.documentElement
    const faults = [...document.body.querySelectorAll('*')].flatMap((one) => [...faultsOf(one, clientWidth)])
    if (scrollWidth > clientWidth) faults.push(`it is ${scrollWidth} px wide`)
    const links = [...document.querySelectorAll('a')]
    const buttons = links.filter(({ parentElement }) => !isClear(getComputedStyle(parentElement).backgroundColor))
    if (buttons.length !== 1) faults.push(`it has ${buttons.length} buttons`)
    if (buttons.some((button) => button.getBoundingClientRect().height < THUMB)) faults.push('its button is low')
    return { faults, links: links.map((link) => link.getAttribute('href')) }
  })
