import { Suspense, type ReactNode } from 'react';
import { CalendarIcon } from '@travesia/ui/icon';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { Skeleton } from '@travesia/ui/skeleton';
import styles from './date-range.module.css';

export type CalendarPopoverProps = {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  words: { label: string; calendar: string; loading: string };
  /** The chosen days in words. */
  chosen: string;
  doneLabel?: string;
  error: string | undefined;
  children: ReactNode;
};

/** The button that shows the chosen days, and the calendar it opens, which may still be on its way. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { id, isOpen, onOpenChange, words, chosen, doneLabel, error, children } = props;
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      label={words.calendar}
      {...(doneLabel && { doneLabel })}
      trigger={(trigger) => (
        <PickerButton
          {...trigger}
          id={id}
          label={words.label}
          icon={<CalendarIcon aria-hidden="true" />}
          error={error}
        >
          {chosen}
        </PickerButton>
      )}
    >
      <Suspense
        fallback={
          <div className={styles.skeleton} role="status" aria-label={words.loading}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="picture" />
          </div>
        }
      >
        {children}
      </Suspense>
    </Popover>
  );
}
