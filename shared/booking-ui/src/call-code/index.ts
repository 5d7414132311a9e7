export { CallCode, type CallCodeProps } from './call-code.tsx';
