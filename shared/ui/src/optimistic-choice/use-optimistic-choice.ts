import { startTransition, useOptimistic } from 'react';

/**
 * A choice that is shown in the next paint, with the function that makes it. What the page renders because of it is a
 * transition: it comes after that paint, and further presses are answered meanwhile.
 */
export function useOptimisticChoice<Value>(
  value: Value,
  onChoose: (value: Value) => void,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onChoose(next);
    });
  return [shown, choose];
}
