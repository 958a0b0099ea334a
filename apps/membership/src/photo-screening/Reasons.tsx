import { Checkbox } from '@console/ui/core';
import { useText } from '@console/ui/messages';
import type { PhotoDesk, ScreenedKind } from './kind.ts';

interface ReasonsProps {
  readonly kind: Pick<ScreenedKind, 'reasonTitle'>;
  readonly of: Pick<PhotoDesk, 'reasons'>;
  readonly chosen: readonly string[];
  readonly onToggle: (secureId: string) => void;
}

/** The reasons that a photo may have, the first nine with their digits. */
export function Reasons({ kind, of, chosen, onToggle }: ReasonsProps) {
  const text = useText();
  return of.reasons.map(({ secureId, name }, index) => (
    <label key={secureId}>
      <Checkbox checked={chosen.includes(secureId)} onChange={() => onToggle(secureId)} />{' '}
      {index < 9 ? `${index + 1}. ` : ''}
      {kind.reasonTitle ? text(kind.reasonTitle(secureId)) : name}
    </label>
  ));
}
