import { Agent } from 'undici';
import { openBrowser, type Browser } from '../campaigns/world/browser.ts';

let visitors = 0;

/** An address of the loopback that nobody called from yet: the balancer believes what it sees. */
function nextAddress(): string {
  visitors += 1;
  return `127.${1 + Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${2 + (visitors % 250)}`;
}

export interface Visitor extends Browser {
  /** Its connections end with it. */
  leave(): Promise<void>;
}

/** Somebody with an address and connections of their own, as a balancer sees them. */
export function openVisitor({ apiUrl }: { readonly apiUrl: string }): Visitor {
  const address = nextAddress();
  const dispatcher = new Agent({
    localAddress: address,
    connect: { family: 4, timeout: 10_000 },
    connections: 8,
  });
  const reach: typeof fetch = (input, init = {}) => {
    const withConnections: RequestInit & { dispatcher: Agent } = { ...init, dispatcher };
    return fetch(input, withConnections);
  };
  const browser = openBrowser({ apiUrl }, { address, fetch: reach });
  return { ...browser, leave: () => dispatcher.close() };
}
