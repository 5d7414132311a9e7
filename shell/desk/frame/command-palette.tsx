import { useEffect, useId, useState } from 'react';
import { useText } from '@travesia/i18n';
import { Dialog } from '@travesia/ui/dialog';
import { focusField } from '@travesia/ui/error-summary';
import { TextField } from '@travesia/ui/text-field';
import { deskTexts } from '../texts.ts';
import styles from './desk.module.css';

export interface Command {
  readonly name: string;
  /** Shown beside it. */
  readonly keys?: string;
  readonly run: () => void;
}

export type CommandPaletteProps = { commands: readonly Command[]; onClose: () => void };

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Everything that can be gone to, by a few letters; Enter does the first. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useText(deskTexts);
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  // After the dialog has put the focus on its heading.
  useEffect(() => void focusField(fieldId), [fieldId]);
  const found = commands.filter(({ name }) => fold(name).includes(fold(typed.trim())));
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <Dialog open onClose={onClose} title={t('palette.title')} closeLabel={t('palette.close')}>
      <form
        className={styles.palette}
        onSubmit={(event) => {
          event.preventDefault();
          run(found[0]);
        }}
      >
        <TextField
          id={fieldId}
          label={t('palette.label')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ul className={styles.commands} aria-label={t('palette.title')}>
          {found.map((command) => (
            <li key={command.name}>
              <button type="button" className={styles.command} onClick={() => run(command)}>
                <span>{command.name}</span>
                {command.keys && <kbd>{command.keys}</kbd>}
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{found.length === 0 && t('palette.none')}</p>
      </form>
    </Dialog>
  );
}
