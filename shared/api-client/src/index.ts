export {
  ApiFailure,
  failureCode,
  isApiFailure,
  type ApiFailureInit,
  type ClientFailureCode,
} from './api-failure.ts';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type RequestOptions,
} from './create-api-client.ts';
export { requestFile } from './request-file.ts';
export { type Method } from './retry.ts';
