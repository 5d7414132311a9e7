import { useEffect } from 'react';
import { useHost } from '../../src/host/host-context.ts';

/** Goes to another page in place of this one, once the condition holds. */
export function useLeave(path: string | null) {
  const { navigation } = useHost();
  useEffect(() => {
    if (path !== null) navigation.navigate(path, { replace: true });
  }, [navigation, path]);
}
