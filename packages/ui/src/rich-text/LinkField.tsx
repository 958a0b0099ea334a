import { isRichLink } from '@console/contracts/core/rich-text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

interface LinkFieldProps {
  readonly id: string;
  /** Address of the link in which the selection stands; empty without one. */
  readonly address: string;
  readonly onApply: (address: string) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** Asks for the address of a link. */
export function LinkField({ id, address: given, onApply, onRemove, onCancel }: LinkFieldProps) {
  const t = useMessages(messages);
  const [address, setAddress] = useState(given === '' ? 'https://' : given);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const apply = () => {
    if (isRichLink(address.trim())) onApply(address.trim());
    else setRefused(true);
  };
  return (
    <div className="rich-link">
      <label htmlFor={`${id}-link`}>{t('address')}</label>
      <input
        id={`${id}-link`}
        className="input"
        type="url"
        value={address}
        ref={input}
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-link-fault` : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            apply();
          }
          if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <Button onClick={apply}>{t('apply')}</Button>
      {given !== '' && <Button onClick={onRemove}>{t('remove')}</Button>}
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {refused && (
        <p className="form-error" id={`${id}-link-fault`} role="alert">
          {t('onlyHttps')}
        </p>
      )}
    </div>
  );
}
