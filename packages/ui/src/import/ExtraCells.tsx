import { Checkbox } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

interface ExtraCellsProps {
  /** What the cells of a row below no title hold. */
  readonly cells: string;
  readonly isLeftOut: boolean;
  readonly disabled: boolean;
  readonly onChange: (isLeftOut: boolean) => void;
}

/** Cells of a row that belong to no column, and the tick by which a correction leaves them out. */
export function ExtraCells({ cells, isLeftOut, disabled, onChange }: ExtraCellsProps) {
  const t = useMessages(messages);
  return (
    <label>
      <Checkbox checked={isLeftOut} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />{' '}
      {t('leaveOut', { cells })}
    </label>
  );
}
