import { ReleaseRefusal, type FeedAccess } from '@travesia/releases/changes';

export interface CommandContext {
  /** Opens the signing key: only commands that write need one. */
  readonly openAccess: () => FeedAccess;
  readonly place: Pick<FeedAccess, 'feedFolder' | 'store' | 'trustedFolder'>;
  /** Those of the site. */
  readonly markets: () => readonly string[];
  /** Who may use the owner's page. */
  readonly operatorsFile: string;
  readonly say: (text: string) => void;
  /** Everything that was asked for, as one JSON value instead of words. */
  readonly isJson: boolean;
  readonly isDryRun: boolean;
  readonly nowMs: number;
}

export interface CommandInput {
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  readonly name: string;
  /** Arguments, as help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly details: readonly string[];
  /** Options of its own with their words; all but `flags` take a value. */
  readonly options?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  /** Number of names it needs, and may have. */
  readonly names: readonly [number, number];
  /** Exit code; 0 unless something that was checked is wrong. */
  run(context: CommandContext, input: CommandInput): Promise<number>;
}

export const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A number of the option, or what stands for one that is not given; anything else is refused before it does harm. */
export function wholeNumber(options: CommandInput['options'], name: string, otherwise: number): number {
  const given = text(options[name]);
  if (given === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(given)) throw new ReleaseRefusal(`--${name}: "${given}" is no whole number`);
  return Number(given);
}

/** A share of the visitors in percent. */
export function percentOf(share: string): number {
  if (!/^\d{1,3}(\.\d+)?$/.test(share)) throw new ReleaseRefusal('a share is a number from 0 to 100, or off');
  return Number(share);
}
