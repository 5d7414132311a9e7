import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkedFile } from './checked-file.ts';

const SCRIPT = 'self.ready = true;';
const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
const file = (name: string, digest = integrity) => ({
  url: `https://travesia.example/r/mfe-flights/aaaaaaaa1111/${name}`,
  integrity: digest,
});

describe('a kept file (A7)', () => {
  it('is served when it is the one that the document names', async () => {
    const served = await checkedFile(file('main.js'), new Response(SCRIPT));
    expect(await served?.text()).toBe(SCRIPT);
    expect(served?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['other bytes', file('main.js'), new Response('steal()')],
    ['a file that the document gives no digest', file('main.js', ''), new Response(SCRIPT)],
    ['an unknown digest', file('main.js', 'md5-abc'), new Response(SCRIPT)],
    ['what is neither script nor style', file('page.html'), new Response(SCRIPT)],
    ['nothing', file('main.js'), undefined],
  ])('is asked of the network instead of serving %s', async (_what, request, kept) => {
    expect(await checkedFile(request, kept)).toBeNull();
  });

  it('keeps nothing of a kept reply but its bytes', async () => {
    const planted = new Response(SCRIPT, {
      status: 203,
      headers: { 'content-type': 'text/html', link: '</evil.css>; rel=stylesheet' },
    });
    const served = await checkedFile(file('main.css'), planted);
    expect([served?.status, served?.headers.get('link')]).toEqual([200, null]);
    expect(served?.headers.get('content-type')).toContain('text/css');
  });
});
