export { Link } from '../libraries.ts';
