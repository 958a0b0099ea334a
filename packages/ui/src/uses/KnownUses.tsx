import { queryEndpoint } from '@console/api';
import { usesCall, type Resource } from '@console/contracts/core/resource';
import { useEffect } from 'react';
import { Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/error-text.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { Uses } from './Uses.tsx';

/**
 * The active records that use a record: first what prevents its deactivation, then what does not.
 * @param onOpen called when a list is opened
 * @example
 * <KnownUses resource={linesOfBusiness} secureId={id} />
 */
export function KnownUses({
  resource,
  secureId,
  onOpen = () => {},
  onPrevented,
}: {
  readonly resource: Resource;
  readonly secureId: string;
  readonly onOpen?: () => void;
  /** Called with whether any of them prevents it. */
  readonly onPrevented?: ((isPrevented: boolean) => void) | undefined;
}) {
  const t = useMessages(messages);
  const failure = useErrorText();
  // Always asked again: what was counted before may have changed.
  const { currentData, error } = queryEndpoint(usesCall(resource)).useQuery(
    { parameters: { secureId } },
    { fresh: true },
  );
  const isPrevented = currentData?.some(({ prevents }) => prevents) ?? false;
  useEffect(() => onPrevented?.(isPrevented), [onPrevented, isPrevented]);
  if (error) return <p className="quiet">{failure(error)}</p>;
  if (!currentData) return <Spin />;
  const groups = [
    ['preventing', currentData.filter(({ prevents }) => prevents)],
    ['using', currentData.filter(({ prevents }) => !prevents)],
  ] as const;
  if (currentData.length === 0) return <p className="quiet">{t('unused')}</p>;
  return groups.map(([name, uses]) =>
    uses.length === 0 ? null : (
      <div key={name}>
        <p>{t(name)}</p>
        <Uses of={uses as never} onOpen={onOpen} />
      </div>
    ),
  );
}
