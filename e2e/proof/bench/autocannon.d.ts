/** The part of autocannon that the bench uses. */
declare module 'autocannon' {
  interface LoadRequest {
    readonly method: string;
    readonly path: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly setupRequest?: (request: LoadRequest) => LoadRequest;
  }
  interface LoadOptions {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests: readonly LoadRequest[];
  }
  interface LoadResult {
    readonly requests: { readonly average: number; readonly total: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
