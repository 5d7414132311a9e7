export { PageLoading } from './page-loading.tsx';
