import { engineNumber, frameNumber, type OrderPhotoDesk } from '@console/contracts/orders-logs/photos-screening';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useEffect, useId, useRef, useState } from 'react';
import type { AskedProps } from '../photo-screening/kind.ts';
import { messages } from './messages.ts';

const fields = {
  frameNo: { pattern: frameNumber, longest: 17, fault: 'frameFault' },
  engineNo: { pattern: engineNumber, longest: 14, fault: 'engineFault' },
} as const;
const names = ['frameNo', 'engineNo'] as const;

/** Frame and engine number as the screener reads them; the order's are not shown. */
export function NumbersForm({ busy, onApprove, onCancel }: AskedProps<OrderPhotoDesk>) {
  const t = useMessages(messages);
  const id = useId();
  const [typed, setTyped] = useState({ frameNo: '', engineNo: '' });
  const [checked, setChecked] = useState(false);
  useUnsavedGuard(names.some((name) => typed[name] !== ''));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isFaulty = (name: (typeof names)[number]) => !fields[name].pattern.test(typed[name]);
  const approve = () => {
    setChecked(true);
    if (!names.some(isFaulty)) onApprove(typed);
  };
  return (
    <fieldset className="screening-reasons">
      <legend>{t('numbers')}</legend>
      {names.map((name) => {
        const fault = checked && isFaulty(name);
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{t(name)}</label>
            <input
              id={`${id}-${name}`}
              className="input"
              type="text"
              autoComplete="off"
              spellCheck={false}
              ref={name === 'frameNo' ? first : undefined}
              maxLength={fields[name].longest}
              value={typed[name]}
              aria-invalid={fault}
              aria-describedby={fault ? `${id}-${name}-fault` : undefined}
              onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value.toUpperCase() }))}
              onKeyDown={({ key }) => key === 'Enter' && approve()}
            />
            {fault && (
              <span id={`${id}-${name}-fault`} className="field-error">
                {t(fields[name].fault)}
              </span>
            )}
          </div>
        );
      })}
      <div className="screening-acts">
        <ActionButton variant="primary" busy={busy} onClick={approve}>
          {t('approve')}
        </ActionButton>
        <ActionButton onClick={onCancel}>{t('cancel')}</ActionButton>
      </div>
    </fieldset>
  );
}
