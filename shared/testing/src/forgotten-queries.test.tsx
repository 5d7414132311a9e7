import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { defineRemote } from '@travesia/platform/react';
import { useQuery, useQueryClient, type QueryClient } from '@travesia/platform/libraries';
import { openRemote } from './open-remote.tsx';

describe('a remote that is gone', () => {
  it('leaves nothing of what it asked: what is kept keeps everything that asked', async () => {
    let client: QueryClient | undefined;
    function Page() {
      client = useQueryClient();
      const { data } = useQuery({ queryKey: ['price'], queryFn: async () => '412,30 $' });
      return <p>{data}</p>;
    }
    const remote = defineRemote({ name: 'mfe-sample', texts: [], routes: Page, widgets: {} });
    const { unmount } = openRemote(remote);
    await screen.findByText('412,30 $');
    expect(client?.getQueryCache().getAll()).toHaveLength(1);
    unmount();
    await Promise.resolve();
    expect(client?.getQueryCache().getAll()).toEqual([]);
  });
});
