import type { CDPSession, Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 }, locale: 'es-ES' } as const;

/** Nets as the developer tools of Chromium throttle them. */
const NETS = {
  slow: {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  },
  fast: {
    offline: false,
    latency: 60 * 2.75,
    downloadThroughput: (9 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (1.5 * 1024 * 1024 * 0.9) / 8,
  },
  free: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const;
export type Net = keyof typeof NETS;
const CPU_SLOWDOWN = 4;

/** A page whose net and processor can be slowed while it is looked at. */
export async function slowable(page: Page): Promise<{ session: CDPSession; slow(net: Net): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return {
    session,
    async slow(net) {
      await session.send('Network.emulateNetworkConditions', NETS[net]);
      await session.send('Emulation.setCPUThrottlingRate', { rate: net === 'free' ? 1 : CPU_SLOWDOWN });
    },
  };
}
