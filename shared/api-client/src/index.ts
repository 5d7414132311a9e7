export { ApiFailure, failureCode, isApiFailure } from './api-failure.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
export { requestFile } from './request-file.ts';
