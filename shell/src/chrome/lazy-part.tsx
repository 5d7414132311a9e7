import { useEffect, useState, type ComponentType } from 'react';

const nothing = () => null;

/**
 * A part of the shell that most visits never need: nothing stands in its place until it is there. One that
 * cannot be loaded is missing, or stands as `instead`; the page around it goes on.
 *
 * No `Suspense`: React holds back what a boundary reveals, and fails ("cannot commit the same tree as before")
 * when in the meantime an effect writes to one of the stores that the shell is rendered from.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = nothing,
): ComponentType<Props> {
  const loadOrWarn = () =>
    load().catch((fault: unknown) => {
      console.warn('a part of the page could not be loaded', fault);
      return instead;
    });

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isOver = false;
      void loadOrWarn().then((part) => {
        if (!isOver) setPart(() => part);
      });
      return () => {
        isOver = true;
      };
    }, []);
    return Part && <Part {...props} />;
  };
}
