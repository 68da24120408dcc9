import styled from 'styled-components'
import { X } from '../icon/icons.ts'
import { below, theme } from '../theme/theme.ts'

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
  align-items: center;
  > li {
    min-width: 0;
    max-width: 100%;
  }
`

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 30px;
  padding: 0 4px 0 10px;
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  font-size: ${theme.t13};
  background: ${theme.surface};
  white-space: nowrap;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  button {
    flex: none;
    width: 24px;
    height: 24px;
    display: grid;
    place-items: center;
    border: 0;
    background: none;
    padding: 0;
    color: ${theme.ink2};
    cursor: pointer;
    position: relative;
  }
  button:hover {
    color: ${theme.ink};
  }
  ${below.phone} {
    height: 36px;
    button {
      width: 30px;
      height: 34px;
    }
    button::after {
      content: '';
      position: absolute;
      inset: -5px -7px;
    }
  }
`

/** Something chosen that can be taken back. Stands in an `li` of `Chips`. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Face>
      <span>{label}</span>
      <button type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
        <X size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </Face>
  )
}
