import { notify } from '@console/auth';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './second-factor.css';

interface Props {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Recovery codes; this is the only time they are shown. */
export function RecoveryCodes({ codes, onSaved: onKept }: Props) {
  const t = useMessages(messages);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify({ severity: 'success', text: t('copied') });
  };
  return (
    <div className="sign-in-form">
      <p>{t('codesText')}</p>
      <ul className="recovery-codes" aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={() => copy()}>{t('copy')}</Button>
      <Button variant="primary" onClick={onKept} data-autofocus>
        {t('kept')}
      </Button>
    </div>
  );
}
