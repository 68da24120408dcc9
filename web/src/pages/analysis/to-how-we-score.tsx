import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'

export const ToHowWeScore = () => <Link to={paths.howWeScore}>How we score</Link>
