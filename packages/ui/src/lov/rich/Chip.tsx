import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';

interface ChipProps {
  readonly label: ReactNode;
  readonly closable: boolean;
  readonly onClose: () => void;
}

/** A chosen option in the input, with a button that the keyboard reaches. */
export function Chip({ label, closable, onClose }: ChipProps) {
  const t = useMessages(messages);
  return (
    <span className="chip">
      {label}
      {closable && (
        <button
          type="button"
          className="chip-remove"
          aria-label={t('remove', { name: typeof label === 'string' ? label : '' })}
          // antd opens the list on a press inside its frame, and takes the keys.
          onMouseDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.key !== 'Tab' && event.stopPropagation()}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
