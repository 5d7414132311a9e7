export { secret } from '../../mfe-two/src/secret.ts';
