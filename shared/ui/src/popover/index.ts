export { Popover, type PopoverProps, type PopoverTrigger } from './popover.tsx';
export { useDismiss, type DismissReason } from './use-dismiss.ts';
