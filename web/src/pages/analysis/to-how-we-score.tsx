import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'

export const ToHowWeScore = () => <Link to={paths.howWeScore}>How we score</Link>
