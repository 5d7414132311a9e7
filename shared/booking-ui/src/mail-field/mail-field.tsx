import { useState, type FormEvent } from 'react';
import { useText } from '@travesia/i18n';
import { usePausedValue } from '@travesia/page';
import { withTexts } from '@travesia/platform/react';
import { Button } from '@travesia/ui/button';
import { TextField, type TextFieldProps } from '@travesia/ui/text-field';
import { suggestAddress } from './suggest-address.ts';
import { mailFieldTexts } from './texts.ts';
import styles from './mail-field.module.css';

const TYPING_PAUSE_MS = 600;

export type MailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput'>;

/** As if it had been typed, so that a form hears of it whichever way it holds its values. */
function typeInto(input: HTMLInputElement, text: string) {
  // React overrides the property on the element and would not see a change that is made through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const Suggestion = withTexts(
  [mailFieldTexts],
  ({ address, onTake }: { address: string; onTake: () => void }) => {
    const { t, rich } = useText(mailFieldTexts);
    return (
      <>
        <span>{rich('question', { address: <strong>{address}</strong> })}</span>
        <Button size="small" onClick={onTake}>
          {t('take')}
        </Button>
      </>
    );
  },
);

/** A mail address; asks about a domain that is nearly that of a common provider, and takes any other as it is. */
export function MailField({ className, autoComplete = 'email', ...rest }: MailFieldProps) {
  const [typed, setTyped] = useState<{ readonly input: HTMLInputElement; readonly text: string } | null>(
    null,
  );
  const paused = usePausedValue(typed, TYPING_PAUSE_MS);
  // What is being typed is not a mistake yet.
  const address = typed && typed === paused ? suggestAddress(typed.text) : null;
  return (
    <div className={className}>
      <TextField
        {...rest}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) =>
          setTyped({ input: currentTarget, text: currentTarget.value })
        }
      />
      <div role="status" className={styles.suggestion}>
        {address && typed && (
          <Suggestion
            address={address}
            onTake={() => {
              typeInto(typed.input, address);
              typed.input.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
