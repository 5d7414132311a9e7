import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const nothing = () => null;

/**
 * A part of the shell that most visits never need. One that cannot be loaded is missing, or stands as
 * `instead`; the page around it goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (fault: unknown) => {
        console.warn('a part of the page could not be loaded', fault);
        return { default: instead };
      },
    ),
  );
}
