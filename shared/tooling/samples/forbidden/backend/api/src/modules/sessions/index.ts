export interface Sessions {
  open(): string;
}
