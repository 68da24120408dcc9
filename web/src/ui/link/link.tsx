import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** What the history keeps beside the address, for the page that is led to. */
  state?: unknown
  /** Leaves the reader where they are on a page that they stay on. */
  preventScrollReset?: boolean
}

/**
 * A link to a page of ours, followed without loading anew. The router's own component brings along how it fetches data of routes
 * beforehand, which no page of ours has.
 */
export function Link({ to, state, preventScrollReset = false, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, preventScrollReset, ...(target && { target }) })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link that is the current one on its page and on those below. */
export function NavLink({ to, ...rest }: LinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const there = useResolvedPath(to).pathname.toLowerCase()
  const isCurrent = here === there || here.startsWith(`${there}/`)
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
