import { createElement, type SVGProps } from 'react'

/** One shape of an icon: an element of SVG and its attributes. */
type Shape = readonly [element: string, attributes: Record<string, string>]

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'ref' | 'children'> {
  /** In pixels, both ways. */
  size?: number
}

const drawing = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'lucide',
} as const

/** Makes a component of an icon's shapes. Screen readers pass over it unless it has a label. */
export function iconOf(shapes: readonly Shape[]) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      { ...drawing, width: size, height: size, 'aria-hidden': props['aria-label'] ? undefined : 'true', ...props },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    )
}
