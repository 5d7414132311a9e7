import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteRoot, type RemoteDefinition } from '@travesia/platform/react';
import { createMemorySdk, type MemorySdkOptions } from './memory-sdk.ts';

export interface RemoteStory extends MemorySdkOptions {
  /** `route`, or the name of a widget. */
  readonly target?: string;
}

/** A visitor opens a page or a widget of a remote; the network is faked by the test (msw). */
export function openRemote(definition: RemoteDefinition, { target = 'route', ...options }: RemoteStory = {}) {
  const memory = createMemorySdk(options);
  const user = userEvent.setup();
  const view = render(<RemoteRoot definition={definition} target={target} sdk={memory.sdk} />);
  return { ...memory, ...view, user };
}
