import { createRemoteEntry } from '@travesia/platform/react';
import { content } from './content.tsx';

export const { createLifecycles } = createRemoteEntry(content);
